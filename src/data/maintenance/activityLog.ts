import * as v from 'valibot';
import { isoTime, uniqueId } from '@/domain/entity';
import type { CatalogueEnvironment } from '@/data/catalogue/environment';
import { parseList } from '@/data/catalogue/entries';
import { formatJson } from '@/data/storage/json';
import { storageKeys } from '@/data/storage/storageKeys';

const KEPT_ENTRIES = 50;

const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const activitySchema = v.object({
  id: v.string(),
  user: v.string(),
  /** What was done, in words. */
  action: v.string(),
  /** ISO 8601 in UTC. */
  time: v.custom<string>(isTime),
});

type Activity = v.InferOutput<typeof activitySchema>;

/** What administrators did in this browser. It never fails: what cannot be read or kept is reported and let go. */
export interface ActivityLog {
  /** Newest first. */
  readonly list: () => readonly Activity[];
  readonly add: (action: string) => void;
  /** Calls back when another tab may have added to it; returns the way to stop. */
  readonly watch: (onChange: () => void) => () => void;
}

/** @param whoNow the user name of whoever is signed in */
export function createActivityLog(
  { store, now, watch, report }: CatalogueEnvironment,
  whoNow: () => string,
): ActivityLog {
  function read(): Activity[] {
    const values = parseList(store.read(storageKeys.activity));
    if (values === null || values === 'corrupt') return [];
    return values.flatMap((value) => {
      const parsed = v.safeParse(activitySchema, value);
      return parsed.success ? [parsed.output] : [];
    });
  }

  function attempt<T>(work: () => T, otherwise: T): T {
    try {
      return work();
    } catch (error) {
      report(error);
      return otherwise;
    }
  }

  return {
    list: () => attempt(read, []),
    add(action) {
      attempt(() => {
        const earlier = read();
        const id = uniqueId(now(), new Set(earlier.map((entry) => entry.id)));
        const entries = [{ id, user: whoNow(), action, time: isoTime(now()) }, ...earlier];
        store.write(storageKeys.activity, formatJson(entries.slice(0, KEPT_ENTRIES)));
      }, undefined);
    },
    watch: (onChange) => watch(storageKeys.activity, onChange),
  };
}
