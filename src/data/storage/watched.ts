export interface Watchable<T> {
  /** Returns the same reference until the value changes. */
  readonly read: () => T;
  /** Returns a function that stops watching. */
  readonly watch: (onChange: () => void) => () => void;
}

export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    isEmpty: () => listeners.size === 0,
    notify: () => {
      for (const listener of listeners) listener();
    },
    watch: (onChange: () => void) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
}
