import { webcrypto } from 'node:crypto';

/** Node's SHA-256; jsdom doesn't implement it. */
export const digest = (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  webcrypto.subtle.digest('SHA-256', bytes);
