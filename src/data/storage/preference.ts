import { browserWatch, stopAll, type WatchStorage } from './storageChanges';
import { browserStore, type KeyValueStore } from './keyValueStore';
import { storageKeys } from './storageKeys';
import { createListeners, type Watched } from './watched';

/** One choice of the visitor, remembered where the browser lets us; null until it is made. */
export interface Preference<T extends string> extends Watched<T | null> {
  /** Holds for this visit even where it cannot be stored. */
  readonly choose: (value: T) => void;
  /** As if no choice had ever been made. */
  readonly forget: () => void;
}

/** @param canBe what can be chosen, as a list or a check; any other stored text counts as no choice */
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
        // What cannot be written to keeps nothing either.
      }
      notify();
    },
    watch: (onChange) => stopAll(watch(onChange), watchStorage(key, onChange)),
  };
}

/** A choice kept in this browser's storage. */
export const inBrowser = <T extends string>(
  key: string,
  canBe: readonly T[] | ((text: string) => text is T),
) => createPreference(key, canBe, browserStore, browserWatch);

/**
 * Whether the strip on top shows moving prices or the names alone; `moving-alone` where they were asked for although
 * the chart provider may not be contacted for anything else.
 */
export const tickerPreference = inBrowser(storageKeys.ticker, ['moving', 'moving-alone', 'still']);

/** Whether the chart provider may be contacted at all. */
export const widgetsConsent = inBrowser(storageKeys.widgetsConsent, ['granted', 'refused']);

/** Who signs what is recorded of signals in this browser, as last entered. */
export const authorPreference = inBrowser(storageKeys.author, (text): text is string => text !== '');

/** The look that was chosen; where none was, the system's decides. */
export const themePreference = inBrowser(storageKeys.theme, ['light', 'dark']);
