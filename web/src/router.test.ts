import { describe, expect, it } from 'vitest';
import { routeOf } from './router.svelte';

describe('an address', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/t/K4X', { page: 'table', table: 'K4X' }],
    ['/replay', { page: 'replay', table: null }],
    ['/replay/K4X', { page: 'replay', table: 'K4X' }],
    ['/rules/tjuv', { page: 'rules', game: 'tjuv' }],
    ['/puzzle', { page: 'puzzle' }],
    ['/puzzle/K4X', { page: 'lost' }],
    ['/t', { page: 'lost' }],
    ['/t/K4X/more', { page: 'lost' }],
    ['/elsewhere', { page: 'lost' }],
  ])('%s leads to its page', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});
