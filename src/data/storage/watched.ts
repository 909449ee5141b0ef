/** A value that may change while it is shown. */
export interface Watched<T> {
  /** The same value until it changes. */
  readonly read: () => T;
  /** Calls back after each change; returns the way to stop. */
  readonly watch: (onChange: () => void) => () => void;
}

/** Whoever watches something of this tab. */
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
