import type { Broker, BrokerDraft } from '@/domain/catalogue/broker';
import type { CatalogueDraft, Stored } from '@/domain/catalogue/entity';
import type { RemovedRecord as RemovedVersions } from '@/domain/merge/changes';
import type { Platform, PlatformDraft } from '@/domain/catalogue/platform';
import type { SignalDraft } from '@/domain/signals/draft';
import type { ListDrafts, ListName } from './lists';

/*
 * What the site and the admin area need from the catalogue. A hosted API would implement these interfaces in
 * place of browser storage; docs/recipes.md says where to pass it in.
 */

export interface CatalogueReader<D extends CatalogueDraft> {
  /**
   * Active records in display order.
   * @throws StorageError
   */
  readonly listActive: () => Promise<Stored<D>[]>;
  /**
   * For links to inactive records, so that the page can say that they are inactive.
   * @throws StorageError
   */
  readonly listInactive: () => Promise<Stored<D>[]>;
  /**
   * Returns immediately and stores nothing, for callers that only list the records.
   * @throws StorageError
   */
  readonly peekActive: () => Promise<Stored<D>[]>;
  /** Records from the build, for the first render */
  readonly publishedActive: () => Stored<D>[];
  /** Calls back when the list may have changed elsewhere. */
  readonly watch: (onChange: () => void) => () => void;
}

export interface PlatformReader extends CatalogueReader<PlatformDraft> {
  /** @throws StorageError */
  readonly getActiveBySlug: (slug: string) => Promise<Platform | null>;
}

/** Fields to change; a function receives the record as it is stored at the time of writing. */
export type RecordChanges<D> = Partial<D> | ((stored: Stored<D>) => Partial<D>);

export interface RemovedRecord {
  readonly id: string;
  readonly name: string;
  /** Index in the stored list */
  readonly index: number;
  /** As stored, including fields this version doesn't know */
  readonly value: unknown;
  /** Who had changed it; needed only by lists that are published */
  readonly versions?: RemovedVersions | undefined;
}

/** Bulk operations. Where records can't all be written at once, an operation may be only partly done. */
export interface BulkOperations {
  /** Returns the number of records changed. */
  readonly setActive: (ids: readonly string[], isActive: boolean) => Promise<number>;
  /** Ignores unknown ids. */
  readonly removeMany: (ids: readonly string[]) => Promise<readonly RemovedRecord[]>;
  /** Restores each record at its old index unless its id exists again; returns the number restored. */
  readonly restore: (removed: readonly RemovedRecord[]) => Promise<number>;
}

export interface ListDamage {
  /** Whether the stored text isn't a list; the next write then starts from the published records */
  readonly isCorrupt: boolean;
  /** Number of unreadable values, which are kept but not shown */
  readonly unreadable: number;
}

export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
  /** How the record was removed, as used in messages */
  readonly how: string;

  constructor(message: string, how = 'deleted or cleared') {
    super(message);
    this.how = how;
  }
}

/** Every call can throw a StorageError. `Absent` is what update and toggleActive return for an unknown id. */
export interface Repository<D extends CatalogueDraft, Absent = null>
  extends CatalogueReader<D>, BulkOperations {
  readonly list: () => Promise<Stored<D>[]>;
  readonly get: (id: string) => Promise<Stored<D> | null>;
  readonly add: (draft: D) => Promise<Stored<D>>;
  /**
   * Never changes `id` or `createdAt`.
   * @throws anything that `changes` throws
   */
  readonly update: (id: string, changes: RecordChanges<D>) => Promise<Stored<D> | Absent>;
  /** Switches to the other state by default. */
  readonly toggleActive: (id: string, isActive?: boolean) => Promise<Stored<D> | Absent>;
  /** Returns false for an unknown id. */
  readonly remove: (id: string) => Promise<boolean>;
  /**
   * Moves a record directly after another, or to the start if `behind` is null.
   * @throws NotFoundError if either no longer exists
   */
  readonly move: (id: string, behind: string | null) => Promise<void>;
  readonly damage: () => Promise<ListDamage>;
  /** Replaces unreadable text with the published records, and keeps a copy. */
  readonly replaceDamaged: () => Promise<void>;
}

/** The records to add, change and remove in one write; none by default */
export interface BulkChanges<D> {
  readonly added?: readonly D[];
  /** Fields to change, by id */
  readonly changed?: ReadonlyMap<string, Partial<D>>;
  readonly removed?: ReadonlySet<string>;
}

export interface Importable<D extends CatalogueDraft> {
  /**
   * Adds, changes and removes records in one write, with one line in the log. Returns those changed, then those added.
   * @param verb begins that line, such as `Imported`
   * @throws StorageError, and anything that `changes` throws
   */
  readonly changeMany: (
    verb: string,
    changes: (stored: readonly Stored<D>[]) => BulkChanges<D>,
  ) => Promise<readonly Stored<D>[]>;
}

export interface BrokerRepository extends Repository<BrokerDraft>, Importable<BrokerDraft> {
  /** Returns all brokers for an empty query. */
  readonly search: (query: string) => Promise<Broker[]>;
}

/** Which id to try first for a new platform: the specification's two ways to create one have different rules */
export type PlatformIdRule = 'highest-plus-one' | 'timestamp';

/** For an unknown id, update, toggleActive, remove and move throw a NotFoundError 'Platform not found'. */
export interface PlatformRepository extends Repository<PlatformDraft, never>, PlatformReader {
  /** UNORDERED puts the platform last. */
  readonly add: (draft: PlatformDraft, idRule?: PlatformIdRule) => Promise<Platform>;
  /** Numbers the platforms from 1: first those given, then the others in their current order. */
  readonly reorder: (ids: readonly string[]) => Promise<void>;
}

export type CatalogueReaders = {
  readonly [N in ListName]: N extends 'platforms' ? PlatformReader : CatalogueReader<ListDrafts[N]>;
};

interface OwnRepositories {
  readonly platforms: PlatformRepository;
  readonly brokers: BrokerRepository;
}

export type Repositories = { readonly signalDrafts: Repository<SignalDraft> } & {
  readonly [N in ListName]: N extends keyof OwnRepositories ? OwnRepositories[N] : Repository<ListDrafts[N]>;
};
