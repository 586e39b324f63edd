import { beforeEach, expect, test } from 'vitest';
import { speak } from '../../../text/text.svelte';
import { at, line, town } from '../fixtures/town';
import { alongLine, atPlace, middle, placeName, spokenPlace } from './places';

beforeEach(() => speak('sv'));

test('a square is called by its own name, or by street and number', () => {
  expect(placeName(town, at(3, 6))).toBe('Storgatan 6');
  expect(placeName(town, at(2, 2))).toBe('Ankarbanken');
  expect(placeName(town, at(2, 4))).toBe('polishuset');
  speak('en');
  expect(placeName(town, at(3, 6))).toBe('Storgatan 6');
});

test('whoever hears the page is told what a square is good for', () => {
  expect(spokenPlace(town, at(2, 2))).toBe('Ankarbanken, 5\u00a0000\u00a0kr');
  expect(spokenPlace(town, at(1, 3))).toBe('Norra gatan 3, hållplats linje 1');
  expect(spokenPlace(town, at(3, 4))).toBe('Storgatan 4, framför polishusets port');
  expect(spokenPlace(town, at(0, 1))).toBe('Lillby station, tåg härifrån');
});

test('one stands on a street, in an office and at a station', () => {
  expect(atPlace(town, at(3, 6))).toBe('på Storgatan 6');
  expect(atPlace(town, at(2, 2))).toBe('i Ankarbanken');
  expect(atPlace(town, at(0, 1))).toBe('vid Lillby station');
});

test('a tram runs along its track, either way', () => {
  expect(alongLine(town, 1, at(1, 3), at(5, 3))).toEqual(line([1, 3], [5, 3]));
  expect(alongLine(town, 1, at(5, 3), at(1, 3))).toEqual(line([5, 3], [1, 3]));
  expect(alongLine(town, 9, at(5, 3), at(1, 3))).toEqual([at(5, 3), at(1, 3)]);
});

test('the middle of a square is measured in the units of the picture', () => {
  expect(middle(town, at(1, 3))).toEqual({ x: 140, y: 60 });
});
