import type { KeyValueStore } from './keyValueStore';

/**
 * Parses a stored text again only if it has changed.
 * @throws StorageError, and anything that `parse` throws
 */
export function createTextReader<T>(
  store: Pick<KeyValueStore, 'read'>,
  key: string,
  parse: (text: string | null) => T,
): () => { readonly text: string | null; readonly parsed: T } {
  let last: { readonly text: string | null; readonly parsed: T } | undefined;
  return () => {
    const text = store.read(key);
    if (last?.text !== text) last = { text, parsed: parse(text) };
    return last;
  };
}
