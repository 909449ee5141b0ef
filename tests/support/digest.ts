import { webcrypto } from 'node:crypto';

/** SHA-256 of Node: jsdom has none. */
export const digest = (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  webcrypto.subtle.digest('SHA-256', bytes);
