import * as v from 'valibot';
import { isoTime, uniqueId } from '@/domain/catalogue/entity';
import type { Environment } from '@/data/storage/environment';
import { parseList, formatJson } from '@/data/storage/json';
import { stopAll } from '@/data/storage/storageChanges';
import { storageKeys } from '@/data/storage/storageKeys';
import { createListeners } from '@/data/storage/watched';

const MAX_ENTRIES = 50;

const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const activitySchema = v.object({
  id: v.string(),
  user: v.string(),
  action: v.string(),
  /** ISO 8601 in UTC */
  time: v.custom<string>(isTime),
});

type Activity = v.InferOutput<typeof activitySchema>;

/** Administrators' actions in this browser. Errors are reported, not thrown. */
export function createActivityLog(
  { store, now, lock, watch, report }: Environment,
  getCurrentUser: () => string,
) {
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
    // The clock may have been set back.
    const time = isoTime(Math.max(now(), ...earlier.slice(0, 1).map((latest) => Date.parse(latest.time))));
    const id = uniqueId(Date.parse(time), new Set(earlier.map((other) => other.id)));
    store.write(storageKeys.activity, formatJson([{ id, ...entry, time }, ...earlier].slice(0, MAX_ENTRIES)));
  }

  return {
    /** Newest first */
    list() {
      try {
        return read();
      } catch (error) {
        report(error);
        return [];
      }
    },
    /** Needn't be awaited. */
    async add(action: string) {
      try {
        const entry = { user: getCurrentUser(), action };
        // No simulated delay: the entry would be lost if the user left the page immediately.
        await lock(storageKeys.activity, () => {
          write(entry);
          return Promise.resolve();
        });
      } catch (error) {
        report(error);
      }
      listeners.notify();
    },
    watch: (onChange: () => void) =>
      stopAll(listeners.watch(onChange), watch(storageKeys.activity, onChange)),
  };
}
