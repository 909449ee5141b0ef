import { randomHex } from '@/data/randomHex';
import { report } from '@/data/report';
import { browserStore, type KeyValueStore } from './keyValueStore';
import { createLock, type Lock } from './lock';
import { browserWatch, type WatchStorage } from './storageChanges';

/** How long local lists take to answer, in milliseconds, as a server would. */
export const simulatedDelays = {
  list: 500,
  one: 200,
  write: 300,
} as const;

export type Wait = (ms: number) => Promise<void>;

export const waitFor: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** SHA-256 of these bytes. */
export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;

/** Everything from outside that data uses. */
export interface Environment {
  readonly store: KeyValueStore;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: Wait;
  readonly lock: Lock;
  readonly watch: WatchStorage;
  /** Takes failures that nobody waits for. */
  readonly report: (error: unknown) => void;
  /** Null over plain http, where browsers compute no hashes. */
  readonly digest: Digest | null;
  /** 16 hexadecimal digits, drawn at random. */
  readonly newPublicationId: () => string;
}

/** `crypto.subtle` is missing over plain http, whatever its type says. */
const { subtle } = crypto as Partial<Pick<Crypto, 'subtle'>>;

/** This browser; nothing is touched before it is first used. */
export const browserEnvironment: Environment = {
  store: browserStore,
  now: () => Date.now(),
  wait: waitFor,
  lock: createLock(typeof navigator === 'undefined' ? undefined : navigator.locks),
  watch: browserWatch,
  report: report.failure,
  digest: subtle ? (bytes) => subtle.digest('SHA-256', bytes) : null,
  newPublicationId: randomHex,
};
