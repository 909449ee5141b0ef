import type { EntryKind } from '@/domain/signals/entry';
import type { Replay } from '@/domain/signals/replay';
import type { Digest } from '@/data/storage/environment';
import type { JsonObject } from '@/data/storage/json';
import type { KeyedText } from '@/data/storage/keyValueStore';
import type { MergedRecord, NewNumber } from './mergeRecord';

export interface RecordView extends MergedRecord {
  readonly replay: Replay;
}

export interface NewEntry extends JsonObject {
  readonly kind: EntryKind;
  /** Defaults to when it's recorded */
  readonly at?: string;
  readonly by: string;
}

export interface SignalRecord {
  /**
   * @param older the record in an older file on the site
   * @throws StorageError
   */
  readonly read: (older?: readonly JsonObject[]) => RecordView;
  /**
   * Returns the signal's number. A market order includes its `triggered` entry.
   * @throws RefusedEntryError, StorageError if nothing was written
   */
  readonly issue: (entries: readonly NewEntry[]) => Promise<number>;
  /** Runs the tasks of all tabs one after another, so that a draft is issued only once. */
  readonly whileIssuing: <T>(task: () => Promise<T>) => Promise<T>;
  /**
   * Returns the signal's number.
   * @param issued identifies the signal, because its number may have changed
   * @throws RefusedEntryError, StorageError if nothing was written
   */
  readonly append: (signal: number, entry: NewEntry, issued?: JsonObject) => Promise<number>;
  /**
   * Returns the latest unpublished entry, or null if there isn't one or `shown` is gone.
   * @param shown the entry to take back; no other is removed
   * @throws RefusedEntryError if the signal is published or its latest entry isn't `shown`, StorageError if
   * nothing was written
   */
  readonly takeBack: (signal: number, shown?: JsonObject) => Promise<JsonObject | null>;
  /**
   * A signal's first entry takes its later ones with it. Copies values that aren't entries first.
   * @throws StorageError if nothing was written
   */
  readonly removeAside: (values: readonly unknown[]) => Promise<void>;
  /**
   * Seals the unpublished entries.
   * @param digest null if the browser can't compute hashes
   * @param options.keep stores the seals, so that a later file has the same hashes
   * @param options.numbers confirmed new numbers of signals
   * @param options.older the record in an older file on the site, to follow this browser's
   * @param options.mustBeComplete refuses if entries that this browser has seen are missing here
   * @param options.onlyPublished seals nothing, and refuses if that leaves out what `older` shows
   * @throws RenumberedError, having changed nothing, if others need confirmation; SealError, StorageError
   */
  readonly prepare: (
    digest: Digest | null,
    options?: {
      readonly keep?: boolean;
      readonly numbers?: readonly NewNumber[];
      readonly older?: readonly JsonObject[] | undefined;
      readonly mustBeComplete?: boolean;
      readonly onlyPublished?: boolean;
    },
  ) => Promise<{
    readonly entries: readonly JsonObject[];
    readonly setAside: number;
    /** Number of unpublished entries left out */
    readonly waiting: number;
    /** Number of entries that were published or downloaded before, and have a new time of publication */
    readonly republished: number;
  }>;
  /**
   * Stores the published record if it's longer than the stored one.
   * @throws StorageError if nothing was written
   */
  readonly keepPublished: () => Promise<void>;
  /**
   * Returns the entries to add, those that no longer fit, and the values to store; null for a different record.
   * @throws StorageError
   */
  readonly toRestore: (values: readonly unknown[]) => {
    readonly added: readonly JsonObject[];
    readonly leftOut: MergedRecord['aside'];
    readonly texts: readonly KeyedText[];
  } | null;
  /**
   * Returns the values to store. A signal's first entry takes its later ones with it.
   * @throws StorageError
   */
  readonly toWithdraw: (added: readonly JsonObject[]) => {
    readonly removed: number;
    readonly texts: readonly KeyedText[];
  };
  /**
   * Discards the samples; returns false once a real signal has been issued.
   * @throws StorageError
   */
  readonly beginOwnRecord: () => Promise<boolean>;
  /** @throws StorageError */
  readonly isCorrupt: () => boolean;
  readonly watch: (onChange: () => void) => () => void;
}
