import { type Environment, simulatedDelays } from '@/data/storage/environment';
import { createKeyValueStore, createMemoryArea, type StorageArea } from '@/data/storage/keyValueStore';
import { createLock } from '@/data/storage/lock';
import { deferred } from './deferred';
import { digest } from './digest';

export const noWait = () => Promise.resolve();

/** A `wait` that holds writes, or other waits of length `delay`, until the test releases them. */
export function heldWrites(delay: number = simulatedDelays.write) {
  const held = deferred<undefined>();
  return {
    wait: (ms: number) => (ms === delay ? held.promise : Promise.resolve()),
    letGo: () => {
      held.resolve(undefined);
    },
  };
}

/** A memory area with simulated faults. */
export interface FailingArea extends StorageArea {
  failReads: Error | null;
  /** Error thrown by writes; a function can limit it to some keys. */
  failWrites: Error | null | ((key: string, text: string) => Error | null);
  /** Silently ignores writes, as some private modes do. */
  ignoreWrites: boolean;
}

export function createFailingArea(): FailingArea {
  const area = createMemoryArea();
  const failing: FailingArea = {
    failReads: null,
    failWrites: null,
    ignoreWrites: false,
    getItem(key) {
      if (failing.failReads) throw failing.failReads;
      return area.getItem(key);
    },
    setItem(key, text) {
      const failure =
        typeof failing.failWrites === 'function' ? failing.failWrites(key, text) : failing.failWrites;
      if (failure) throw failure;
      if (!failing.ignoreWrites) area.setItem(key, text);
    },
    removeItem: area.removeItem,
    key: area.key,
    get length() {
      return area.length;
    },
  };
  return failing;
}

export const quotaError = () => new DOMException('full', 'QuotaExceededError');

/** Ids are unique across all browsers of a test. */
let publications = 0;

/** A test environment in memory without delays; `reported` collects its reports. */
export function anEnvironment(overrides: Partial<Environment> & { area?: StorageArea } = {}) {
  const { area = createFailingArea(), ...rest } = overrides;
  const reported: unknown[] = [];
  const warnings: string[] = [];
  const environment: Environment = {
    store: createKeyValueStore(
      () => area,
      (warning) => warnings.push(warning),
    ),
    now: () => Date.UTC(2026, 0, 2, 3, 4, 5),
    newPublicationId: () => (publications += 1).toString(16).padStart(16, '0'),
    digest,
    wait: noWait,
    lock: createLock(undefined),
    watch: () => () => undefined,
    report: (error) => reported.push(error),
    persist: () => undefined,
    ...rest,
  };
  return { environment, area, reported, warnings };
}
