import { describe, expect, it } from 'vitest';
import { board } from '../fixtures/board';
import { player, view } from '../fixtures/standings';
import { placesOf } from './places';
import { ring, tokenSize } from './ring';
import { breakable, lines } from '../deeds/signs';

describe('the ring', () => {
  const plots = ring(860, 740);

  it('begins at the lower right and goes round by the left', () => {
    const corner = (at: number) => ({ x: Math.round(plots[at]!.x), y: Math.round(plots[at]!.y) });
    expect(corner(0)).toEqual({ x: 746, y: 642 });
    expect(corner(10)).toEqual({ x: 0, y: 642 });
    expect(corner(20)).toEqual({ x: 0, y: 0 });
    expect(corner(30)).toEqual({ x: 746, y: 0 });
    expect(plots[1]!.x).toBeGreaterThan(plots[9]!.x);
    expect(plots[11]!.y).toBeGreaterThan(plots[19]!.y);
  });

  it('leaves no gap and covers nothing twice', () => {
    const area = plots.reduce((sum, { width, height }) => sum + width * height, 0);
    const inside = (860 - 2 * plots[0]!.width) * (740 - 2 * plots[0]!.height);
    expect(area + inside).toBeCloseTo(860 * 740);
  });

  it('lets seven tokens on a square be seen, each on that square', () => {
    const crowd = view({ players: Array.from({ length: 7 }, () => player(0, 16)) });
    const places = placesOf(crowd, plots, tokenSize(plots));
    const { x, y, width, height } = plots[16]!;
    expect(new Set(places.map((place) => place.x)).size).toBe(7);
    for (const place of places) {
      expect(place.x).toBeGreaterThan(x);
      expect(place.x).toBeLessThan(x + width);
      expect(place.y).toBeGreaterThan(y);
      expect(place.y).toBeLessThan(y + height);
    }
  });

  it('keeps prisoners apart from visitors, and those who are out away', () => {
    const players = [player(0, 10, { prison: 0 }), player(0, 10), player(0, 10, { out: true })];
    const [inside, outside, ...none] = placesOf(view({ players }), plots, 24);
    expect(inside!.y).toBeLessThan(outside!.y);
    expect(none).toEqual([]);
  });
});

describe('a sign', () => {
  it('is broken where Swedish puts words together', () => {
    expect(lines('Kungsträdgårdsgatan', 11)).toEqual(['Kungsträd-', 'gårdsgatan']);
    expect(lines('Vattenledningsverket', 11)).toEqual(['Vatten-', 'lednings-', 'verket']);
    expect(lines('Gustav Adolfs torg', 11)).toEqual(['Gustav', 'Adolfs torg']);
    expect(lines('Götgatan', 11)).toEqual(['Götgatan']);
  });

  it('can be broken at the same places by a browser, and nowhere where there is room', () => {
    expect(breakable('Vattenledningsverket')).toBe('Vatten\u00adlednings\u00adverket');
    expect(breakable('Kungsträdgårdsgatan')).toBe('Kungsträd\u00adgårds\u00adgatan');
    expect(breakable('Gustav Adolfs torg')).toBe('Gustav Adolfs torg');
  });

  it('holds every name of the board in three lines that fit', () => {
    for (const { name, kind } of board.squares) {
      if (kind.is === 'prison') continue;
      const sign = lines(name, 11);
      expect(sign.length).toBeLessThanOrEqual(3);
      for (const line of sign) expect(line.length, name).toBeLessThanOrEqual(11);
    }
  });
});
