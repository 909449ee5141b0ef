import { randomHex } from '@/data/randomHex';
import { report } from '@/data/report';
import { askToPersist } from './askToPersist';
import { browserStore, type KeyValueStore } from './keyValueStore';
import { browserLocks, createLock, type Lock } from './lock';
import { browserWatch, type WatchStorage } from './storageChanges';

/**
 * Delays for the local lists in ms, like those of a server. During `write`, other tabs' writes become visible: a
 * shorter one would lose changes (decision 1).
 */
export const simulatedDelays = {
  list: 500,
  one: 200,
  write: 300,
} as const;

export type Wait = (ms: number) => Promise<void>;

export const sleep: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;

export interface Environment {
  readonly store: KeyValueStore;
  /** Milliseconds since 1970 */
  readonly now: () => number;
  readonly wait: Wait;
  readonly lock: Lock;
  readonly watch: WatchStorage;
  /** For errors in operations that nothing awaits */
  readonly report: (error: unknown) => void;
  /** Called the first time that a visitor's data of some kind, such as a journal, is stored */
  readonly persist: () => void;
  /** Called with a description of each successful change, in the admin area */
  readonly log?: (action: string) => void;
  /** What this administrator wants to be called in publications; missing if publications contain no names */
  readonly authorName?: () => string;
  /** Null over plain HTTP */
  readonly digest: Digest | null;
  /** 16 random hexadecimal digits */
  readonly newPublicationId: () => string;
}

/** Undefined over plain HTTP, despite its type */
const { subtle } = crypto as Partial<Pick<Crypto, 'subtle'>>;

export const browserEnvironment: Environment = {
  store: browserStore,
  now: () => Date.now(),
  wait: sleep,
  lock: createLock(browserLocks),
  watch: browserWatch,
  report: report.failure,
  persist: askToPersist,
  digest: subtle ? (bytes) => subtle.digest('SHA-256', bytes) : null,
  newPublicationId: randomHex,
};
