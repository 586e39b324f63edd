import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { browserLogs } from './logs';

const entry = (text: string) => ({ text, digest: `d${text}` });

beforeEach(() => {
  indexedDB = new IDBFactory();
});

test('a log is read as it was kept, in order, and no other with it', async () => {
  const logs = browserLogs();
  const many = Array.from({ length: 12 }, (_, number) => entry(String(number)));
  expect(await logs.append('a', 0, many.slice(0, 11))).toBe(true);
  expect(await logs.append('a', 11, many.slice(11))).toBe(true);
  expect(await logs.append('ab', 0, [entry('x')])).toBe(true);
  expect(await logs.read('a')).toEqual(many);
  expect(await logs.read('b')).toEqual([]);
});

test('who is second adds nothing, and writes nothing over', async () => {
  const [one, two] = [browserLogs(), browserLogs()];
  await one.append('a', 0, [entry('0'), entry('1')]);
  expect(await two.append('a', 1, [entry('other'), entry('2')])).toBe(false);
  expect(await two.read('a')).toEqual([entry('0'), entry('1')]);
});

test('what is forgotten is gone, and only that', async () => {
  const logs = browserLogs();
  await logs.append('a', 0, [entry('0')]);
  await logs.append('b', 0, [entry('0')]);
  await logs.forget('a');
  expect(await logs.read('a')).toEqual([]);
  expect(await logs.read('b')).toEqual([entry('0')]);
});

test('where the browser keeps nothing that is said, and tried again', async () => {
  const refused = {
    open: () => {
      throw new DOMException('no', 'SecurityError');
    },
  };
  const real = indexedDB;
  indexedDB = refused as unknown as IDBFactory;
  const logs = browserLogs();
  await expect(logs.append('a', 0, [entry('0')])).rejects.toThrow();
  indexedDB = real;
  expect(await logs.append('a', 0, [entry('0')])).toBe(true);
});
