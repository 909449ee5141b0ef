import { browserWatch, stopAll, type WatchStorage } from './storageChanges';
import { browserStore, type KeyValueStore } from './keyValueStore';
import { storageKeys } from './storageKeys';
import { createListeners, type Watched } from './watched';

/** A visitor's choice, stored if the browser allows it; null until they make one */
export interface Preference<T extends string> extends Watched<T | null> {
  /** Applies for this visit even if it can't be stored. */
  readonly choose: (value: T) => void;
  readonly forget: () => void;
}

/** @param canBe allowed values as a list or type guard; other stored text is ignored */
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
        // If storage can't be written to, there's nothing to remove.
      }
      notify();
    },
    watch: (onChange) => stopAll(watch(onChange), watchStorage(key, onChange)),
  };
}

export const inBrowser = <T extends string>(
  key: string,
  canBe: readonly T[] | ((text: string) => text is T),
) => createPreference(key, canBe, browserStore, browserWatch);

/** Ticker mode; `moving-alone` shows live prices while all other widgets of the chart provider are refused. */
export const tickerPreference = inBrowser(storageKeys.ticker, ['moving', 'moving-alone', 'still']);

/** Whether the chart provider may be contacted */
export const widgetsConsent = inBrowser(storageKeys.widgetsConsent, ['granted', 'refused']);

/** Author of signal updates made in this browser, as last entered */
export const authorPreference = inBrowser(storageKeys.author, (text): text is string => text !== '');

/** Chosen theme; null follows the system */
export const themePreference = inBrowser(storageKeys.theme, ['light', 'dark']);
