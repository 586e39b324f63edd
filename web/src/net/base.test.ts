import { expect, test } from 'vitest';
import { below, socketAddress } from './base';

test.each([
  ['/', '/', ''],
  ['/t/K4X', '/', 't/K4X'],
  ['/table/t/K4X', '/table/', 't/K4X'],
  ['/table/', '/table/', ''],
  ['/table', '/table/', ''],
  ['/tables', '/table/', '/tables'],
  ['/elsewhere', '/table/', '/elsewhere'],
])('%s below %s is %j', (path, root, expected) => {
  expect(below(path, root)).toBe(expected);
});

test.each([
  ['http://127.0.0.1:7070/', 'ws://127.0.0.1:7070/api/socket'],
  ['https://games.example/table/', 'wss://games.example/table/api/socket'],
])('the socket of %s is %s', (at, socket) => {
  expect(socketAddress(new URL(at))).toBe(socket);
});
