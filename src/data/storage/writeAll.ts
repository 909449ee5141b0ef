import type { KeyValueStore } from './keyValueStore';

export type KeyedText = readonly [key: string, text: string];

/** Thrown when several texts were to be written, one failed, and another could not be put back as it was. */
export class HalfWrittenError extends Error {
  override readonly name = 'HalfWrittenError';
}

/**
 * Writes all of the texts or none, in this order: what was written before a failure is put back as it was.
 * @throws StorageError when nothing was changed, HalfWrittenError when that could not be undone
 */
export function writeAll(store: KeyValueStore, texts: readonly KeyedText[]): void {
  const before = texts.map(([key]) => [key, store.read(key)] as const);
  try {
    for (const [key, text] of texts) store.write(key, text);
  } catch (error) {
    try {
      for (const [key, text] of before.toReversed()) {
        if (store.read(key) === text) continue;
        if (text === null) store.remove(key);
        else store.write(key, text);
      }
    } catch (cause) {
      throw new HalfWrittenError('A part of what was to be written could not be undone.', { cause });
    }
    throw error;
  }
}
