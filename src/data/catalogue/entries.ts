import * as v from 'valibot';
import { nextNumericId, uniqueId, type CatalogueDraft, type Stored } from '@/domain/entity';
import { isJsonObject } from '@/data/storage/json';

/** A value as stored, and the record read from it: null where it cannot be one, which is then carried along. */
export interface Entry<D> {
  readonly value: unknown;
  readonly record: Stored<D> | null;
}

const idIn = (stored: unknown): string =>
  typeof stored === 'string' || typeof stored === 'number' ? String(stored) : '';

const timeIn = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

/** Reads each value on its own. Ids that are missing or taken are replaced, the same way each time. */
export function readEntries<D extends CatalogueDraft>(
  values: readonly unknown[],
  draftSchema: v.GenericSchema<unknown, D>,
): Entry<D>[] {
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

export const recordsOf = <D>(entries: readonly Entry<D>[]): Stored<D>[] =>
  entries.flatMap(({ record }) => (record === null ? [] : [record]));

/** The value to store: as it was, except that an id that had to be replaced is now its own. */
export const toValue = <D>({ value, record }: Entry<D>): unknown =>
  record !== null && isJsonObject(value) && value.id !== record.id ? { ...value, id: record.id } : value;
