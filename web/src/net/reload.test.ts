import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce, understood } from './reload';

beforeEach(() => sessionStorage.clear());

it('an old page reloads itself once, and again only after a server has understood it', () => {
  const reload = vi.fn();
  reloadOnce(reload);
  reloadOnce(reload);
  expect(reload).toHaveBeenCalledTimes(1);
  understood();
  reloadOnce(reload);
  expect(reload).toHaveBeenCalledTimes(2);
});
