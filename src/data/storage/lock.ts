/** Runs tasks of one name strictly one after another. */
export type Lock = <T>(name: string, task: () => Promise<T>) => Promise<T>;

const GIVE_UP_MS = 5000;

/** Across all tabs of the site, through the browser's Web Locks; a hung tab is given up on after 5 seconds. */
const acrossTabs =
  (locks: LockManager): Lock =>
  (name, task) =>
    locks.request(name, { signal: AbortSignal.timeout(GIVE_UP_MS) }, task);

/** Within this tab only: all there is on plain http, where browsers offer no Web Locks. */
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

export const createLock = (locks: LockManager | undefined): Lock => (locks ? acrossTabs(locks) : withinTab());

/** Holds the locks of all these names, taken in their order, while `task` runs. */
export const lockAll = <T>(lock: Lock, names: readonly string[], task: () => Promise<T>): Promise<T> =>
  names.reduceRight((inner, name) => () => lock(name, inner), task)();

/** Runs a task unless one of this name runs in any tab: then gives null. */
export type Exclusive = <T>(name: string, task: () => Promise<T>) => Promise<T | null>;

/** Null without Web Locks, which browsers offer over https only. */
export const createExclusive = (locks: LockManager | undefined): Exclusive | null =>
  locks ? (name, task) => locks.request(name, { ifAvailable: true }, (lock) => (lock ? task() : null)) : null;

/** Whether a wait for the lock was given up, as another tab held it for too long. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';
