import type { Digest } from '@/data/signals/chain';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import type { Lock } from '@/data/storage/lock';
import type { WatchStorage } from '@/data/storage/storageChanges';
import type { Wait } from './simulatedDelays';

/** Everything from outside that lists use. */
export interface CatalogueEnvironment {
  readonly store: KeyValueStore;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** 16 hexadecimal digits, drawn at random. */
  readonly newPublicationId: () => string;
  /** Null over plain http, where browsers compute no hashes. */
  readonly digest: Digest | null;
  readonly wait: Wait;
  readonly lock: Lock;
  readonly watch: WatchStorage;
  /** Told of failures that nobody waits for. */
  readonly report: (error: unknown) => void;
}
