import { keyPrefix } from './storageKeys';

export type Lock = <T>(name: string, task: () => Promise<T>) => Promise<T>;

/** Held while publishing, so that changes being published can't be undone midway */
export const PUBLISHING_LOCK = 'upm_publish';

const TIMEOUT_MS = 5000;

/** The part of LockManager that is used */
interface Locks {
  readonly request: <T>(
    name: string,
    options: LockOptions,
    task: LockGrantedCallback<T>,
  ) => Promise<Awaited<T>>;
}

/** Web Locks with separate names for each copy of the site. @param prefix from {@link keyPrefix} */
export const prefixedLocks = (locks: Locks, prefix: string): Locks => ({
  request: (name, options, task) => locks.request(prefix + name, options, task),
});

/** Missing over plain HTTP and outside browsers, despite its type */
const { navigator: { locks } = {} } = globalThis as { readonly navigator?: Partial<Navigator> };

export const browserLocks = locks && prefixedLocks(locks, keyPrefix(import.meta.env.BASE_URL));

export const isLockTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** Some privacy modes offer Web Locks but reject every request with a SecurityError. */
async function requestLock<T>(
  locks: Locks,
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

/** For browsers without Web Locks, as over plain HTTP */
function createTabLock(): Lock {
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

/** Gives up on a hung tab after 5 seconds. */
export function createLock(locks: Locks | undefined): Lock {
  const alone = createTabLock();
  if (!locks) return alone;
  return (name, task) =>
    requestLock(locks, name, { signal: AbortSignal.timeout(TIMEOUT_MS) }, task, () => alone(name, task));
}

/** Acquires all locks in order. */
export const lockAll = <T>(lock: Lock, names: readonly string[], task: () => Promise<T>): Promise<T> =>
  names.reduceRight((inner, name) => () => lock(name, inner), task)();

/** Returns null if a task with the same name is running in any tab. */
export type ExclusiveRunner = <T>(name: string, task: () => Promise<T>) => Promise<T | null>;

/** Returns null without Web Locks, which browsers offer only over HTTPS. */
export function createExclusiveRunner(locks: Locks | undefined): ExclusiveRunner | null {
  if (!locks) return null;
  const running = new Set<string>();
  return (name, task) =>
    requestLock(
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

/** Calls back once the lock is acquired; the returned function releases it. */
export type Hold = (name: string, onHeld: () => void) => () => void;

/** Without Web Locks, every tab gets the lock immediately. */
export function createHold(locks: Locks | undefined): Hold {
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
      void requestLock(locks, name, { signal: waiting.signal }, begin, async () => {
        if (!waiting.signal.aborted) await begin();
      });
    } else void begin();
    return () => {
      waiting.abort();
      letGo();
    };
  };
}
