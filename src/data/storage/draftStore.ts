import { formatJson, isJsonObject, parseJson, type JsonObject } from './json';
import { tabStore, type KeyValueStore } from './keyValueStore';
import { storageKeys } from './storageKeys';

/**
 * Unsaved form input, kept across reloads under a name per form, such as `broker 7`. Never throws: forms work
 * without drafts.
 */
export interface DraftStore {
  /** Returns the saved fields that still fit the form. */
  readonly read: <F extends object>(name: string, form: F) => Partial<F> | null;
  /** An empty object removes the draft. */
  readonly keep: (name: string, fields: object) => void;
  readonly discard: (name: string) => void;
  /** Also moves the values that the form was opened with. */
  readonly move: (from: string, to: string) => void;
  readonly hasAny: () => boolean;
  readonly discardAll: () => void;
}

export const draftName = (noun: string, id: string): string => `${noun} ${id}`;

/** Name for the values that the fields had when the form was opened */
export const openedDraftName = (name: string): string => `${name}, as opened`;

/** A list fits if it contains only strings or only objects, like the one it replaces. */
function fittingList(kept: readonly unknown[], [first]: readonly unknown[]): unknown {
  if (kept.every((entry) => typeof entry === 'string') && !isJsonObject(first)) return kept;
  return kept.every(isJsonObject) && typeof first !== 'string' ? kept : undefined;
}

/** Returns undefined if the types differ; checks objects field by field. */
function fittingValue(kept: unknown, value: unknown): unknown {
  if (Array.isArray(value)) return Array.isArray(kept) ? fittingList(kept, value) : undefined;
  if (isJsonObject(value)) {
    if (!isJsonObject(kept)) return undefined;
    const fields = Object.entries(value).map(([field, inner]) => [
      field,
      fittingValue(kept[field], inner) ?? inner,
    ]);
    return Object.fromEntries(fields);
  }
  return typeof kept === typeof value ? kept : undefined;
}

export function createDraftStore(store: KeyValueStore, key: string = storageKeys.drafts): DraftStore {
  function readAll(): JsonObject {
    try {
      const drafts = parseJson(store.read(key) ?? '{}');
      return isJsonObject(drafts) ? drafts : {};
    } catch {
      return {};
    }
  }

  function replace(name: string, fields: object) {
    const { [name]: _replaced, ...others } = readAll();
    writeAll(Object.keys(fields).length === 0 ? others : { ...others, [name]: fields });
  }

  function writeAll(drafts: JsonObject) {
    try {
      if (Object.keys(drafts).length === 0) store.remove(key);
      else store.write(key, formatJson(drafts));
    } catch {
      // The input is still in the form.
    }
  }

  return {
    read(name, form) {
      const drafts = readAll();
      const draft = Object.hasOwn(drafts, name) ? drafts[name] : null;
      if (!isJsonObject(draft)) return null;
      const fields = Object.entries(form).flatMap(([field, value]) => {
        const kept = Object.hasOwn(draft, field) ? fittingValue(draft[field], value) : undefined;
        return kept === undefined ? [] : [[field, kept]];
      });
      return fields.length === 0 ? null : (Object.fromEntries(fields) as Partial<typeof form>);
    },
    keep: replace,
    discard(name) {
      replace(name, {});
    },
    move(from, to) {
      const names = new Map([
        [from, to],
        [openedDraftName(from), openedDraftName(to)],
      ]);
      writeAll(
        Object.fromEntries(
          Object.entries(readAll()).map(([name, fields]) => [names.get(name) ?? name, fields]),
        ),
      );
    },
    hasAny: () => Object.keys(readAll()).length > 0,
    discardAll() {
      try {
        store.remove(key);
      } catch {
        // The drafts will be offered again.
      }
    },
  };
}

/** Without session storage, drafts last until the page reloads. */
export const tabDrafts = createDraftStore(tabStore);
