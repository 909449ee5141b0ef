import { browserWatch, stopAll, type WatchStorage } from './storageChanges';
import { browserStore, tabStore, type KeyValueStore } from './keyValueStore';
import { storageKeys } from './storageKeys';
import { createListeners, type Watchable } from './watched';

/** How long a choice lasts: until it is changed, until the tab is closed, or until the page is reloaded. */
export type PreferenceLifetime = 'stored' | 'tab' | 'page';

/** Null until the visitor chooses */
export interface Preference<T extends string> extends Watchable<T | null> {
  /** Applies in this tab even if it can't be stored. */
  readonly choose: (value: T) => void;
  readonly forget: () => void;
  readonly lasts: () => PreferenceLifetime;
}

/** @param tab keeps what `store` can't */
export function createPreference<T extends string>(
  key: string,
  canBe: readonly T[] | ((text: string) => text is T),
  store: KeyValueStore,
  watchStorage: WatchStorage,
  tab: KeyValueStore,
): Preference<T> {
  let unstored: T | null = null;
  const { notify, watch } = createListeners();
  const isChoice = (text: string): text is T =>
    typeof canBe === 'function' ? canBe(text) : canBe.some((value) => value === text);

  function readFrom(place: KeyValueStore): T | null {
    try {
      const text = place.read(key);
      return text !== null && isChoice(text) ? text : null;
    } catch {
      return null;
    }
  }
  /** Returns whether the value will outlast the page. */
  function writeTo(place: KeyValueStore, value: T): boolean {
    try {
      place.write(key, value);
      return place.isPersistent();
    } catch {
      return false;
    }
  }
  function removeFrom(place: KeyValueStore) {
    try {
      place.remove(key);
    } catch {
      // Storage that can't be written to contains nothing.
    }
  }
  function dropUnstored() {
    unstored = null;
    removeFrom(tab);
  }

  return {
    read: () => unstored ?? readFrom(tab) ?? readFrom(store),
    choose(value) {
      dropUnstored();
      if (!writeTo(store, value) && !writeTo(tab, value)) unstored = value;
      notify();
    },
    forget() {
      dropUnstored();
      removeFrom(store);
      notify();
    },
    lasts: () => (unstored !== null ? 'page' : readFrom(tab) === null ? 'stored' : 'tab'),
    watch: (onChange) =>
      stopAll(
        watch(onChange),
        watchStorage(key, (text) => {
          // A choice in another tab is more recent than one that couldn't be stored here.
          if (text !== undefined) dropUnstored();
          onChange();
        }),
      ),
  };
}

export const browserPreference = <T extends string>(
  key: string,
  canBe: readonly T[] | ((text: string) => text is T),
) => createPreference(key, canBe, browserStore, browserWatch, tabStore);

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
