import type { KeyValueStore } from '@/data/storage/keyValueStore';
import type { Lock } from '@/data/storage/lock';
import type { WatchStorage } from '@/data/storage/storageChanges';
import type { Wait } from './simulatedDelays';

/** Everything from outside that lists use. */
export interface CatalogueEnvironment {
  readonly store: KeyValueStore;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: Wait;
  readonly lock: Lock;
  readonly watch: WatchStorage;
  /** Told of failures that nobody waits for. */
  readonly report: (error: unknown) => void;
}
