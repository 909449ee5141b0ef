import { parseJson } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';

/** A stored list; null where nothing is stored, 'corrupt' where the text is not a JSON list. */
export type ParsedList = readonly unknown[] | 'corrupt' | null;

export function parseList(text: string | null): ParsedList {
  if (text === null) return null;
  try {
    const parsed = parseJson(text);
    return Array.isArray(parsed) ? (parsed as unknown[]) : 'corrupt';
  } catch {
    return 'corrupt';
  }
}

interface StoredText {
  readonly text: string | null;
  readonly values: ParsedList;
}

/**
 * Gives what is stored under a key, read afresh each time. A text that is the same as before gives the same values, as
 * a long list takes its time to parse. @throws StorageError when storage cannot be read
 */
export function createListReader(store: KeyValueStore, key: string): () => StoredText {
  let last: StoredText | undefined;
  return () => {
    const text = store.read(key);
    if (last?.text !== text) last = { text, values: parseList(text) };
    return last;
  };
}
