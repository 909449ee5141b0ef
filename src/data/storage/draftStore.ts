import { formatJson, isJsonObject, parseJson, type JsonObject } from './json';
import { createKeyValueStore, type KeyValueStore } from './keyValueStore';
import { storageKeys } from './storageKeys';

/**
 * Unsaved form input, kept across reloads under a name per form, such as `broker 7`. Never throws: a form
 * works even if its draft can't be kept.
 */
export interface DraftStore {
  /** Returns the saved fields that still fit the form, or null if there are none. */
  readonly read: <F extends object>(name: string, form: F) => Partial<F> | null;
  /** Replaces the form's draft; an empty object removes it. */
  readonly keep: (name: string, fields: object) => void;
  readonly discard: (name: string) => void;
  /** Moves one record's draft to another, along with its values as opened. */
  readonly move: (from: string, to: string) => void;
  readonly hasAny: () => boolean;
  readonly discardAll: () => void;
}

export const draftName = (noun: string, id: string): string => `${noun} ${id}`;

/** Name under which a draft keeps the values its fields had when the form was opened */
export const asOpened = (name: string): string => `${name}, as opened`;

/** Returns the kept list if its entries are all strings or all objects, like those it replaces. */
function fittingList(kept: readonly unknown[], [first]: readonly unknown[]): unknown {
  if (kept.every((entry) => typeof entry === 'string') && !isJsonObject(first)) return kept;
  return kept.every(isJsonObject) && typeof first !== 'string' ? kept : undefined;
}

/** Returns the kept value if it has the same type as the one it replaces; checks objects field by field. */
function fitting(kept: unknown, value: unknown): unknown {
  if (Array.isArray(value)) return Array.isArray(kept) ? fittingList(kept, value) : undefined;
  if (isJsonObject(value)) {
    if (!isJsonObject(kept)) return undefined;
    const fields = Object.entries(value).map(([field, inner]) => [
      field,
      fitting(kept[field], inner) ?? inner,
    ]);
    return Object.fromEntries(fields);
  }
  return typeof kept === typeof value ? kept : undefined;
}

export function createDraftStore(store: KeyValueStore): DraftStore {
  function readAll(): JsonObject {
    try {
      const drafts = parseJson(store.read(storageKeys.drafts) ?? '{}');
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
      if (Object.keys(drafts).length === 0) store.remove(storageKeys.drafts);
      else store.write(storageKeys.drafts, formatJson(drafts));
    } catch {
      // The draft is only a convenience: the input is still in the form.
    }
  }

  return {
    read(name, form) {
      const drafts = readAll();
      const draft = Object.hasOwn(drafts, name) ? drafts[name] : null;
      if (!isJsonObject(draft)) return null;
      const fields = Object.entries(form).flatMap(([field, value]) => {
        const kept = Object.hasOwn(draft, field) ? fitting(draft[field], value) : undefined;
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
        [asOpened(from), asOpened(to)],
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
        store.remove(storageKeys.drafts);
      } catch {
        // The drafts remain and will be offered again.
      }
    },
  };
}

/** Drafts of this tab. Without session storage they last until the page reloads, which needs no warning. */
export const tabDrafts = createDraftStore(
  createKeyValueStore(
    () => globalThis.sessionStorage,
    () => undefined,
  ),
);
