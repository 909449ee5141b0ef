import { formatJson, isJsonObject, parseJson, type JsonObject } from './json';
import { createKeyValueStore, type KeyValueStore } from './keyValueStore';
import { storageKeys } from './storageKeys';

/**
 * What was typed into forms and not saved yet, kept over a reload. A form has a name of its own, such as
 * `broker 7`. Nothing here throws: a form whose typing cannot be kept works all the same.
 */
export interface DraftStore {
  /** The fields kept for a form, as far as they fit the form as it is now; null when there are none. */
  readonly read: <F extends object>(name: string, form: F) => Partial<F> | null;
  /** Keeps these fields, in place of what was kept for the form; no fields, no draft. */
  readonly keep: (name: string, fields: object) => void;
  readonly discard: (name: string) => void;
  /** Gives what is kept for one record's form to the form of another one. */
  readonly move: (from: string, to: string) => void;
  readonly hasAny: () => boolean;
  readonly discardAll: () => void;
}

/** The name of the form that edits a record. */
export const draftName = (noun: string, id: string): string => `${noun} ${id}`;

/** Stored with a draft: what its fields were when the form was opened. */
export const asOpened = (name: string): string => `${name}, as opened`;

/** A kept list whose entries are all texts or all rows, as those are that it replaces; else undefined. */
function fittingList(kept: readonly unknown[], [first]: readonly unknown[]): unknown {
  if (kept.every((entry) => typeof entry === 'string') && !isJsonObject(first)) return kept;
  return kept.every(isJsonObject) && typeof first !== 'string' ? kept : undefined;
}

/** The kept value where it is of the same kind as the one it replaces, else undefined; objects field by field. */
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
      // The draft is a convenience: the typing itself is still in the form.
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
        // They are still there then, and still offered.
      }
    },
  };
}

/** The drafts of this tab. Without storage they live as long as the page, which needs no warning. */
export const tabDrafts = createDraftStore(
  createKeyValueStore(
    () => globalThis.sessionStorage,
    () => undefined,
  ),
);
