/** Runs tasks of one name strictly one after another. */
export type Lock = <T>(name: string, task: () => Promise<T>) => Promise<T>;

/** Held while something is being published, so that what goes into the file is not taken back at the same time. */
export const PUBLISHING_LOCK = 'upm_publish';

const GIVE_UP_MS = 5000;

/** Whether a wait for the lock was given up, as another tab held it for too long. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** Some privacy modes offer Web Locks and reject every request with a SecurityError: then `instead` is run. */
async function request<T>(
  locks: LockManager,
  name: string,
  options: LockOptions,
  task: (lock: unknown) => Promise<T>,
  instead: () => Promise<T>,
): Promise<T> {
  const state = { hasBegun: false };
  try {
    return await locks.request(name, options, (lock) => {
      state.hasBegun = true;
      return task(lock);
    });
  } catch (error) {
    if (state.hasBegun || isLockTimeout(error)) throw error;
    return instead();
  }
}

/** Within this tab only: all there is where browsers offer no Web Locks, as on plain http, or refuse them. */
function withinTab(): Lock {
  const tails = new Map<string, Promise<unknown>>();
  return (name, task) => {
    const run = (tails.get(name) ?? Promise.resolve()).then(task, task);
    tails.set(
      name,
      run.catch(() => undefined),
    );
    return run;
  };
}

/** Across all tabs of the site; a hung tab is given up on after 5 seconds. */
export function createLock(locks: LockManager | undefined): Lock {
  const alone = withinTab();
  if (!locks) return alone;
  return (name, task) =>
    request(locks, name, { signal: AbortSignal.timeout(GIVE_UP_MS) }, task, () => alone(name, task));
}

/** Holds the locks of all these names, taken in their order, while `task` runs. */
export const lockAll = <T>(lock: Lock, names: readonly string[], task: () => Promise<T>): Promise<T> =>
  names.reduceRight((inner, name) => () => lock(name, inner), task)();

/** Runs a task unless one of this name runs in any tab: then gives null. */
export type Exclusive = <T>(name: string, task: () => Promise<T>) => Promise<T | null>;

/** Null without Web Locks, which browsers offer over https only. */
export function createExclusive(locks: LockManager | undefined): Exclusive | null {
  if (!locks) return null;
  const running = new Set<string>();
  return (name, task) =>
    request(
      locks,
      name,
      { ifAvailable: true },
      async (lock) => (lock ? task() : null),
      async () => {
        if (running.has(name)) return null;
        running.add(name);
        try {
          return await task();
        } finally {
          running.delete(name);
        }
      },
    );
}

/** Waits for a lock, calls back once it is held, and keeps it until it is let go. */
export type Hold = (name: string, onHeld: () => void) => () => void;

/** Without Web Locks, or if the browser refuses them, every tab holds the lock at once. */
export function createHold(locks: LockManager | undefined): Hold {
  return (name, onHeld) => {
    const waiting = new AbortController();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const begin = async () => {
      if (!waiting.signal.aborted) onHeld();
      await held;
    };
    if (locks) {
      void request(locks, name, { signal: waiting.signal }, begin, async () => {
        if (!waiting.signal.aborted) await begin();
      });
    } else void begin();
    return () => {
      waiting.abort();
      letGo();
    };
  };
}
