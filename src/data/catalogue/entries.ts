import * as v from 'valibot';
import { nextNumericId, uniqueId, type CatalogueDraft, type Stored } from '@/domain/catalogue/entity';
import { isJsonObject, type JsonObject } from '@/data/storage/json';

export const idOf = (value: unknown): string =>
  isJsonObject(value) && typeof value.id === 'string' ? value.id : '';

/** An unreadable value has no record, but every write keeps it. */
export interface ListEntry<D> {
  readonly value: unknown;
  readonly record: Stored<D> | null;
}

const idIn = (stored: unknown): string =>
  typeof stored === 'string' || typeof stored === 'number' ? String(stored) : '';

const timeIn = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

/** Missing and duplicate ids are replaced deterministically. */
export function readEntries<D extends CatalogueDraft>(
  values: readonly unknown[],
  draftSchema: v.GenericSchema<unknown, D>,
): ListEntry<D>[] {
  const drafts = values.map((value) => {
    const parsed = isJsonObject(value) ? v.safeParse(draftSchema, value) : null;
    return { value, draft: parsed?.success ? parsed.output : null };
  });
  const storedIds = drafts.map(({ value, draft }) => (draft && isJsonObject(value) ? idIn(value.id) : ''));
  const reserved = new Set(storedIds);
  const seen = new Set(['']);
  let replacement = nextNumericId(reserved);
  return drafts.map(({ value, draft }, index) => {
    if (!draft || !isJsonObject(value)) return { value, record: null };
    let id = storedIds[index] ?? '';
    if (seen.has(id)) {
      id = uniqueId(replacement, reserved);
      replacement = Number(id) + 1;
      reserved.add(id);
    }
    seen.add(id);
    const createdAt = timeIn(value.createdAt);
    const updatedAt = timeIn(value.updatedAt);
    return { value, record: { ...draft, id, createdAt, updatedAt } };
  });
}

export const recordsOf = <D>(entries: readonly ListEntry<D>[]): Stored<D>[] =>
  entries.flatMap(({ record }) => (record === null ? [] : [record]));

/** Replaces the id if necessary, and keeps everything else as stored. */
export const toStoredValue = <D>({ value, record }: ListEntry<D>): unknown =>
  record !== null && isJsonObject(value) && value.id !== record.id ? { ...value, id: record.id } : value;

/** Replaces unreadable values with their published version, so that they aren't deleted from the site. */
export function publishableValues<D>(
  entries: readonly ListEntry<D>[],
  published: readonly JsonObject[],
): readonly JsonObject[] {
  const held = new Set(recordsOf(entries).map(({ id }) => id));
  const byId = new Map(published.map((record) => [record.id, record]));
  return entries
    .map((entry) => {
      if (entry.record !== null) return toStoredValue(entry);
      const id = isJsonObject(entry.value) ? idIn(entry.value.id) : '';
      return held.has(id) ? undefined : byId.get(id);
    })
    .filter(isJsonObject);
}
