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
}

/** The kept value where it is of the same kind as the one it stands in for, else undefined; objects field by field. */
function fitting(kept: unknown, value: unknown): unknown {
  if (Array.isArray(value))
    return Array.isArray(kept) && kept.every((entry) => typeof entry === 'string') ? kept : undefined;
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
    const drafts = Object.keys(fields).length === 0 ? others : { ...others, [name]: fields };
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
  };
}

/** The drafts of this tab. Without storage they live as long as the page, which needs no warning. */
export const tabDrafts = createDraftStore(
  createKeyValueStore(
    () => globalThis.sessionStorage,
    () => undefined,
  ),
);
