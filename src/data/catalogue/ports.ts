import type { Broker, BrokerDraft } from '@/domain/broker';
import type { CatalogueDraft, Stored } from '@/domain/entity';
import type { Platform, PlatformDraft } from '@/domain/platform';
import type { SignalDraft } from '@/domain/signals/draft';
import type { ListDrafts, ListName } from './lists';

/*
 * What the site and the admin area need from the catalogue, wherever it's stored. A hosted API would
 * implement these interfaces in place of browser storage; docs/recipes.md says where to pass it in.
 */

export interface Listing<D extends CatalogueDraft> {
  /**
   * Active records in display order.
   * @throws StorageError
   */
  readonly listActive: () => Promise<Stored<D>[]>;
  /**
   * Inactive records, so that a link to one can say so.
   * @throws StorageError
   */
  readonly listInactive: () => Promise<Stored<D>[]>;
  /**
   * Active records for uses that only name them, such as search. Neither waits nor stores anything.
   * @throws StorageError
   */
  readonly peekActive: () => Promise<Stored<D>[]>;
  /** Active records of the build, for the first render */
  readonly publishedActive: () => Stored<D>[];
  /** Calls back when the list may have changed elsewhere; returns a function that stops watching. */
  readonly watch: (onChange: () => void) => () => void;
}

export interface PlatformListing extends Listing<PlatformDraft> {
  /**
   * Finds the active platform for a Learn More link, or null if there isn't one.
   * @throws StorageError
   */
  readonly getActiveBySlug: (slug: string) => Promise<Platform | null>;
}

/** Fields to change, or a function that returns them for the record as stored when writing */
export type Changes<D> = Partial<D> | ((stored: Stored<D>) => Partial<D>);

/** A removed record with everything needed to restore it */
export interface RemovedRecord {
  readonly id: string;
  readonly name: string;
  /** Index in the stored list */
  readonly index: number;
  /** As stored, including fields this version doesn't know */
  readonly value: unknown;
}

/** Bulk operations. Each is one write if storage supports that; otherwise, it may be partly done. */
export interface ManyRecords {
  /**
   * Activates or deactivates records, and returns how many changed.
   * @throws StorageError
   */
  readonly setActive: (ids: readonly string[], isActive: boolean) => Promise<number>;
  /**
   * Removes records, ignoring unknown ids.
   * @throws StorageError
   */
  readonly removeMany: (ids: readonly string[]) => Promise<readonly RemovedRecord[]>;
  /**
   * Restores removed records at their old index, except those whose id exists again; returns how many.
   * @throws StorageError
   */
  readonly restore: (removed: readonly RemovedRecord[]) => Promise<number>;
}

export interface ListDamage {
  /** Whether the text isn't a list; the next write starts from what is published */
  readonly isCorrupt: boolean;
  /** Number of unreadable values, which are never shown but kept by every write */
  readonly unreadable: number;
}

/** Thrown if a record isn't in the list, or no longer is. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
  /** How it left the list, in words */
  readonly how: string;

  constructor(message: string, how = 'deleted or cleared') {
    super(message);
    this.how = how;
  }
}

/**
 * A list as administrators manage it. Every call can throw a StorageError.
 * `Absent` is what update and toggleActive return for an unknown id.
 */
export interface Repository<D extends CatalogueDraft, Absent = null> extends Listing<D>, ManyRecords {
  readonly list: () => Promise<Stored<D>[]>;
  readonly get: (id: string) => Promise<Stored<D> | null>;
  readonly add: (draft: D) => Promise<Stored<D>>;
  /**
   * Never changes `id` and `createdAt`. Does nothing without fields to change.
   * @throws anything that `changes` throws
   */
  readonly update: (id: string, changes: Changes<D>) => Promise<Stored<D> | Absent>;
  /** Switches to the other state, or to the given one. */
  readonly toggleActive: (id: string, isActive?: boolean) => Promise<Stored<D> | Absent>;
  /** Returns false for an unknown id. */
  readonly remove: (id: string) => Promise<boolean>;
  /**
   * Moves one record directly after another (null for first), whatever the order when writing.
   * @throws NotFoundError if either is gone
   */
  readonly move: (id: string, behind: string | null) => Promise<void>;
  readonly damage: () => Promise<ListDamage>;
  /**
   * Replaces an unreadable text with what is published, and keeps a copy.
   * @throws StorageError
   */
  readonly replaceDamaged: () => Promise<void>;
}

/** Partner brokers, in stored order */
export interface BrokerRepository extends Repository<BrokerDraft> {
  /** Searches names, descriptions and features; returns all brokers for an empty query. */
  readonly search: (query: string) => Promise<Broker[]>;
}

/** Which id a new platform tries first: the specification has a different rule for each of its two creators */
export type PlatformIdRule = 'highest-plus-one' | 'timestamp';

/**
 * Trading platforms by sortOrder. Unlike in other repositories, update, toggleActive, remove and move throw a
 * NotFoundError 'Platform not found' for an unknown id.
 */
export interface PlatformRepository extends Repository<PlatformDraft, never>, PlatformListing {
  /** A sortOrder of UNORDERED puts the platform last. */
  readonly add: (draft: PlatformDraft, idRule?: PlatformIdRule) => Promise<Platform>;
  /** Numbers the platforms from 1: those given, in that order, then the others in their existing order. */
  readonly reorder: (ids: readonly string[]) => Promise<void>;
}

export type Listings = {
  readonly [N in ListName]: N extends 'platforms' ? PlatformListing : Listing<ListDrafts[N]>;
};

interface OwnRepositories {
  readonly platforms: PlatformRepository;
  readonly brokers: BrokerRepository;
}

export type Repositories = { readonly signalDrafts: Repository<SignalDraft> } & {
  readonly [N in ListName]: N extends keyof OwnRepositories ? OwnRepositories[N] : Repository<ListDrafts[N]>;
};
