import * as v from 'valibot';
import { isoTime, uniqueId } from '@/domain/entity';
import type { Environment } from '@/data/storage/environment';
import { parseList, formatJson } from '@/data/storage/json';
import { stopAll } from '@/data/storage/storageChanges';
import { storageKeys } from '@/data/storage/storageKeys';
import { createListeners } from '@/data/storage/watched';

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
  /** Settles once it is kept; nobody needs to wait for that. */
  readonly add: (action: string) => Promise<void>;
  /** Calls back when something may have been added to it, here or in another tab; returns the way to stop. */
  readonly watch: (onChange: () => void) => () => void;
}

/** @param getCurrentUser the user name of whoever is signed in */
export function createActivityLog(
  { store, now, lock, watch, report }: Environment,
  getCurrentUser: () => string,
): ActivityLog {
  const listeners = createListeners();

  function read(): Activity[] {
    const values = parseList(store.read(storageKeys.activity));
    if (values === null || values === 'corrupt') return [];
    return values.flatMap((value) => {
      const parsed = v.safeParse(activitySchema, value);
      return parsed.success ? [parsed.output] : [];
    });
  }

  function write(entry: Omit<Activity, 'id' | 'time'>): void {
    const earlier = read();
    // A clock that was set back does not make the latest look like the earliest.
    const time = isoTime(Math.max(now(), ...earlier.slice(0, 1).map((latest) => Date.parse(latest.time))));
    const id = uniqueId(Date.parse(time), new Set(earlier.map((other) => other.id)));
    store.write(
      storageKeys.activity,
      formatJson([{ id, ...entry, time }, ...earlier].slice(0, KEPT_ENTRIES)),
    );
  }

  return {
    list() {
      try {
        return read();
      } catch (error) {
        report(error);
        return [];
      }
    },
    async add(action) {
      try {
        const entry = { user: getCurrentUser(), action };
        // Without the wait of the lists: who leaves the page at once would lose what was done.
        await lock(storageKeys.activity, () => {
          write(entry);
          return Promise.resolve();
        });
      } catch (error) {
        report(error);
      }
      listeners.notify();
    },
    watch: (onChange) => stopAll(listeners.watch(onChange), watch(storageKeys.activity, onChange)),
  };
}
