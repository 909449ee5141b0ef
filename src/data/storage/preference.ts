import { browserWatch, stopAll, type WatchStorage } from './storageChanges';
import { browserStore, type KeyValueStore } from './keyValueStore';
import { storageKeys } from './storageKeys';
import { createListeners, type Watched } from './watched';

/** Null until the visitor chooses */
export interface Preference<T extends string> extends Watched<T | null> {
  /** Applies for this visit even if it can't be stored. */
  readonly choose: (value: T) => void;
  readonly forget: () => void;
}

export function createPreference<T extends string>(
  key: string,
  canBe: readonly T[] | ((text: string) => text is T),
  store: KeyValueStore,
  watchStorage: WatchStorage,
): Preference<T> {
  let unstored: T | null = null;
  const { notify, watch } = createListeners();
  const isChoice = (text: string): text is T =>
    typeof canBe === 'function' ? canBe(text) : canBe.some((value) => value === text);

  return {
    read() {
      try {
        const text = store.read(key);
        return text !== null && isChoice(text) ? text : unstored;
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
      notify();
    },
    forget() {
      unstored = null;
      try {
        store.remove(key);
      } catch {
        // Storage that can't be written to contains nothing.
      }
      notify();
    },
    watch: (onChange) => stopAll(watch(onChange), watchStorage(key, onChange)),
  };
}

export const browserPreference = <T extends string>(
  key: string,
  canBe: readonly T[] | ((text: string) => text is T),
) => createPreference(key, canBe, browserStore, browserWatch);

/** `moving-alone` shows live prices although all other widgets of the chart provider are refused. */
export const tickerPreference = browserPreference(storageKeys.ticker, ['moving', 'moving-alone', 'still']);

/** Whether the chart provider may be contacted */
export const widgetsConsent = browserPreference(storageKeys.widgetsConsent, ['granted', 'refused']);

/** Author of signal updates, as last entered */
export const authorPreference = browserPreference(storageKeys.author, (text): text is string => text !== '');

/** What an administrator wants to be called in publications */
export const adminNamePreference = browserPreference(
  storageKeys.adminName,
  (text): text is string => text !== '',
);

/** Null to follow the system's theme */
export const themePreference = browserPreference(storageKeys.theme, ['light', 'dark']);
