import type { JsonObject } from '@/data/storage/json';

/*
 * The record in two parts, so that pages load only what they draw: candles and hashes are more than half of it.
 */

/** What the board, the figures and the state of each signal are made of. */
export const plainEntries = (entries: readonly JsonObject[]): JsonObject[] =>
  entries.map(({ candles: _candles, previous: _previous, hash: _hash, ...entry }) => entry);

/** As much of a hash as the list of events shows. */
const SHOWN_HASH = 8;

/** What only the page of a signal shows beside that: its candles, and the beginning of each hash. */
export const entryDetails = (entries: readonly JsonObject[]): JsonObject[] =>
  entries.map(({ candles, hash }) => ({
    ...(candles !== undefined && { candles }),
    ...(typeof hash === 'string' && { hash: hash.slice(0, SHOWN_HASH) }),
  }));

/** Both parts together again. */
export const detailedEntries = (
  entries: readonly JsonObject[],
  details: readonly JsonObject[],
): JsonObject[] => entries.map((entry, index) => ({ ...entry, ...details[index] }));
