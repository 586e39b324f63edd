import { describe, expect, it } from 'vitest';
import { isThisComputer } from './reach';

describe('a host that others cannot reach', () => {
  it.each(['localhost', 'spel.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s', (host) => {
    expect(isThisComputer(host)).toBe(true);
  });
  it.each(['192.168.1.20', '10.0.0.127', 'spel.example', '127.example', 'mylocalhost', '[fe80::1]'])(
    'is not %s',
    (host) => {
      expect(isThisComputer(host)).toBe(false);
    },
  );
});
