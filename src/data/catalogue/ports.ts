import type { Broker, BrokerDraft } from '@/domain/broker';
import type { CatalogueDraft, Stored } from '@/domain/entity';
import type { Platform, PlatformDraft } from '@/domain/platform';
import type { SignalDraft } from '@/domain/signals/draft';
import type { ListDrafts, ListName } from './lists';

/*
 * What the site and the admin area ask of the catalogue, wherever it is kept: the interfaces of a hosted API in the
 * place of the browser's storage. docs/recipes.md says where it is passed in.
 */

/** A list as visitors read it. */
export interface Listing<D extends CatalogueDraft> {
  /** The active records, in the order they are shown. @throws StorageError */
  readonly listActive: () => Promise<Stored<D>[]>;
  /** The others, for a link to one of them to say so. @throws StorageError */
  readonly listInactive: () => Promise<Stored<D>[]>;
  /** The active records for what merely names them, such as the search: at once, and nothing is stored. @throws StorageError */
  readonly peekActive: () => Promise<Stored<D>[]>;
  /** The active ones that the build was made with: for the first render, which waits for nothing. */
  readonly publishedActive: () => Stored<D>[];
  /** Calls back when the list may have changed elsewhere; returns the way to stop. */
  readonly watch: (onChange: () => void) => () => void;
}

export interface PlatformListing extends Listing<PlatformDraft> {
  /** The active platform that a Learn More address means; null where there is none. @throws StorageError */
  readonly getActiveBySlug: (slug: string) => Promise<Platform | null>;
}

/** The fields to change, or a function that names them, given the record as it is stored at the time of writing. */
export type Changes<D> = Partial<D> | ((stored: Stored<D>) => Partial<D>);

/** A record that was removed, with all it takes to bring it back. */
export interface RemovedRecord {
  readonly id: string;
  readonly name: string;
  /** Its place in the stored list. */
  readonly index: number;
  /** As it was stored, with the fields this version does not know. */
  readonly value: unknown;
}

/** What is done to many records at once, each in one write, or as far as it went where there is no such write. */
export interface ManyRecords {
  /** Activates or deactivates these records; how many it changed. @throws StorageError */
  readonly setActive: (ids: readonly string[], isActive: boolean) => Promise<number>;
  /** Removes these records; unknown ids are passed over. @throws StorageError */
  readonly removeMany: (ids: readonly string[]) => Promise<readonly RemovedRecord[]>;
  /**
   * Puts removed records back, each in its place as it was stored, but for those whose id exists
   * again; how many came back. @throws StorageError
   */
  readonly restore: (removed: readonly RemovedRecord[]) => Promise<number>;
}

/** What of a list could not be read. */
export interface ListDamage {
  /** Whether all of it is a text that is no list: shown as empty until the next write, which begins with what is published. */
  readonly isCorrupt: boolean;
  /** How many values are beyond repair: they are shown nowhere, and carried through every write. */
  readonly unreadable: number;
}

/** The record an operation names is not in the list, or no longer. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
  /** What took it from the list, in words. */
  readonly how: string;

  constructor(message: string, how = 'deleted or cleared') {
    super(message);
    this.how = how;
  }
}

/**
 * A list as administrators manage it. Every call can throw a StorageError.
 * `Absent` is what update and toggleActive give for an unknown id.
 */
export interface Repository<D extends CatalogueDraft, Absent = null> extends Listing<D>, ManyRecords {
  readonly list: () => Promise<Stored<D>[]>;
  readonly get: (id: string) => Promise<Stored<D> | null>;
  readonly add: (draft: D) => Promise<Stored<D>>;
  /** `id` and `createdAt` never change; where no field is named, nothing does. @throws what `changes` throws, as it is */
  readonly update: (id: string, changes: Changes<D>) => Promise<Stored<D> | Absent>;
  /** To the other state, or to the one that is given. */
  readonly toggleActive: (id: string, isActive?: boolean) => Promise<Stored<D> | Absent>;
  /** False for an unknown id. */
  readonly remove: (id: string) => Promise<boolean>;
  /**
   * Puts one record right behind another, first of all for null, whatever the order is at the time of writing.
   * @throws NotFoundError where either has gone
   */
  readonly move: (id: string, behind: string | null) => Promise<void>;
  readonly damage: () => Promise<ListDamage>;
  /** Puts what is published in the place of a text that cannot be read, which is kept. @throws StorageError */
  readonly replaceDamaged: () => Promise<void>;
}

/** Partner brokers, in the order they were stored. */
export interface BrokerRepository extends Repository<BrokerDraft> {
  /** By name, description or any feature; all brokers for an empty query. */
  readonly search: (query: string) => Promise<Broker[]>;
}

/** Which id a new platform tries first: the specification gives each of its two makers a rule of its own. */
export type PlatformIdRule = 'highest-plus-one' | 'timestamp';

/**
 * Trading platforms by sortOrder. Unlike those of brokers, update, toggleActive, remove and move throw a NotFoundError
 * 'Platform not found' for an unknown id.
 */
export interface PlatformRepository extends Repository<PlatformDraft, never>, PlatformListing {
  /** UNORDERED as sortOrder means: behind all others. */
  readonly add: (draft: PlatformDraft, idRule?: PlatformIdRule) => Promise<Platform>;
  /** Numbers the platforms 1 to n: those named first, in that order, then the others in the order they had. */
  readonly reorder: (ids: readonly string[]) => Promise<void>;
}

/** What visitors read: a listing for each list. */
export type Listings = {
  readonly [N in ListName]: N extends 'platforms' ? PlatformListing : Listing<ListDrafts[N]>;
};

interface OwnRepositories {
  readonly platforms: PlatformRepository;
  readonly brokers: BrokerRepository;
}

/** What administrators manage: a repository for each list, and for the drafts of signals. */
export type Repositories = { readonly signalDrafts: Repository<SignalDraft> } & {
  readonly [N in ListName]: N extends keyof OwnRepositories ? OwnRepositories[N] : Repository<ListDrafts[N]>;
};
