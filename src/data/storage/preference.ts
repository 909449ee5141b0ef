import { browserStore } from './browserStore';
import { createStorageWatch, type WatchStorage } from './storageChanges';
import type { KeyValueStore } from './keyValueStore';
import { storageKeys } from './storageKeys';

/** One choice of the visitor, remembered where the browser lets us. */
export interface Preference<T extends string> {
  /** Null until a choice was made. */
  readonly read: () => T | null;
  /** Holds for this visit even where it cannot be stored. */
  readonly choose: (value: T) => void;
  /** Calls back when this or another tab chooses; returns the way to stop. */
  readonly watch: (onChange: () => void) => () => void;
}

/** @param values all that can be chosen; any other stored text counts as no choice */
export function createPreference<T extends string>(
  key: string,
  values: readonly T[],
  store: KeyValueStore,
  watchStorage: WatchStorage,
): Preference<T> {
  let unstored: T | null = null;
  const listeners = new Set<() => void>();

  return {
    read() {
      try {
        const text = store.read(key);
        return values.find((value) => value === text) ?? unstored;
      } catch {
        return unstored;
      }
    },
    choose(value) {
      unstored = null;
      try {
        store.write(key, value);
      } catch {
        unstored = value;
      }
      for (const listener of listeners) listener();
    },
    watch(onChange) {
      listeners.add(onChange);
      const stop = watchStorage(key, onChange);
      return () => {
        listeners.delete(onChange);
        stop();
      };
    },
  };
}

const inBrowser = <T extends string>(key: string, values: readonly T[]) =>
  createPreference(
    key,
    values,
    browserStore,
    createStorageWatch(() => window),
  );

/** Whether the strip on top shows moving prices or the names alone. */
export const tickerPreference = inBrowser(storageKeys.ticker, ['moving', 'still']);

/** Whether the chart provider may be contacted at all. */
export const widgetsConsent = inBrowser(storageKeys.widgetsConsent, ['granted', 'refused']);
