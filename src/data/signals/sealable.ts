import { isJsonObject } from '@/data/storage/json';

// Encoders write the same bytes for every lone surrogate, so that different texts would have one hash.
const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

// Beyond ASCII, languages sort keys differently.
const isPlainKey = (key: string) => /^[ -~]*$/.test(key);

/** Whether every implementation makes the same hash of a value: whole numbers, well-formed texts, ASCII keys. */
export function isSealable(value: unknown): boolean {
  if (typeof value === 'string') return isWellFormed(value);
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (Array.isArray(value)) return value.every(isSealable);
  if (isJsonObject(value))
    return Object.entries(value).every(([key, inner]) => isPlainKey(key) && isSealable(inner));
  return value === null || typeof value === 'boolean';
}
