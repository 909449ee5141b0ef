import { createProgressStore } from '@/data/learning/progressStore';
import type { StorageArea } from '@/data/storage/keyValueStore';
import { withMark } from '@/domain/learning/changes';
import { isDone } from '@/domain/learning/done';
import { anEnvironment, createFailingArea } from './environment';

export const KEY = 'upm_progress';
export const LESSON = 'beginner/two-prices';
export const OTHER_LESSON = 'beginner/the-pip';

type Watcher = (text?: string | null) => void;

/** A tab over a storage area; `hear` simulates storage events from other tabs. */
export function aTab(
  area: StorageArea = createFailingArea(),
  overrides: Parameters<typeof anEnvironment>[0] = {},
) {
  const watchers: Watcher[] = [];
  const { environment, reported } = anEnvironment({
    ...overrides,
    area,
    watch: (_key, onChange) => {
      watchers.push(onChange);
      return () => undefined;
    },
  });
  const tab = createProgressStore(environment);
  let redraws = 0;
  tab.watch(() => {
    redraws += 1;
  });
  const mark = (id: string, done = true) => {
    tab.change((progress, now) => withMark(progress, id, { done, revision: 1 }, now));
  };
  return {
    area,
    tab,
    reported,
    mark,
    redraws: () => redraws,
    hear: (text?: string | null) => {
      for (const watcher of watchers) watcher(text);
    },
    done: () =>
      Object.entries(tab.read().progress.marks)
        .filter(([, entry]) => isDone(entry))
        .map(([id]) => id)
        .toSorted(),
  };
}

/** Waits until storage has been read again, as it is after each change. */
export const waitForStorage = () => new Promise((resolve) => setTimeout(resolve));

export const storedIn = (area: StorageArea): unknown => JSON.parse(area.getItem(KEY) ?? 'null');

export const doneIn = (area: StorageArea) => {
  const stored = storedIn(area) as { marks?: Record<string, { done?: string; undone?: string }> } | null;
  return Object.entries(stored?.marks ?? {})
    .filter(([, entry]) => isDone(entry))
    .map(([id]) => id)
    .toSorted();
};
