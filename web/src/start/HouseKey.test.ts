import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { kept } from '../kept.svelte';
import { house } from '../seats/house.svelte';
import { speak } from '../text/text.svelte';
import HouseKey from './HouseKey.svelte';

beforeEach(() => {
  localStorage.clear();
  house.wanted = false;
  speak('sv');
});

afterEach(cleanup);

test('nobody is asked for a house key before the server asks', async () => {
  render(HouseKey);
  expect(screen.queryByLabelText(/Husnyckel/)).toBeNull();
  house.hear({ error: { code: 'too_fast' } });
  house.hear('offline');
  expect(house.wanted).toBe(false);
});

test('the key that is written is kept in this browser', async () => {
  house.hear({ error: { code: 'house_key' } });
  render(HouseKey);
  await fireEvent.input(screen.getByLabelText(/Husnyckel/), { target: { value: ' kanel ' } });
  expect(kept.houseKey).toBe('kanel');
});
