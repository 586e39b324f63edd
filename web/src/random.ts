// Secrets that this browser makes up.

import { bytesToHex } from '@noble/hashes/utils.js';

/** So many random bytes, as hexadecimal digits. (`crypto.randomUUID` is missing where friends come by a plain address of
 *  the home network; this is not.) */
function random(bytes: number): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** The secret of a seat or of an invitation. */
export const newToken = () => random(16);
/** A person's part of the seed. */
export const newNumber = () => random(32);
