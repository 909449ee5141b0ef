import type { JsonObject } from '@/data/storage/json';

/** Whether a record holds sample signals only, which an owner may leave behind once. */
export const isSampleRecord = (entries: readonly JsonObject[]): boolean =>
  entries.length > 0 && entries.every(({ kind, sample }) => kind !== 'issued' || sample === true);
