import type { ComponentType, ReactNode } from 'react';
import type { RemovedRecord } from '@/data/catalogue/collection';
import type { Stored, CatalogueDraft } from '@/domain/entity';
import type { SortKey } from './sorting';

/** A record of the catalogue as the admin area handles it. */
export type CatalogueRecord = Stored<CatalogueDraft>;

export interface FieldsProps<F> {
  readonly form: F;
  readonly onChange: (form: F) => void;
}

export interface Column<R> {
  /** Its name in the address of a sorted list. */
  readonly key: string;
  readonly header: string;
  readonly cell: (record: R) => ReactNode;
  /** What the list is sorted by in this column; left out where it cannot be. */
  readonly sortKey?: (record: R) => SortKey;
  /** Whether its cell says which record the row is about. */
  readonly isRowHeader?: true;
}

/** How people arrange a list themselves. */
interface OwnOrder<R> {
  /** The list as it stands once `save` has stored this order of ids. */
  readonly arranged: (records: readonly R[], ids: readonly string[]) => readonly R[];
  /** @throws StorageError when nothing was written */
  readonly save: (ids: readonly string[]) => Promise<void>;
}

/**
 * All that tells one entity's management screen from the other's: a value, so that the screen itself is written
 * once. `R` is the record, `F` what its form holds.
 */
export interface Resource<R extends CatalogueRecord, F> {
  /** `broker`, in the middle of a sentence. */
  readonly noun: string;
  /** `Broker`, on buttons and in titles. */
  readonly title: string;
  readonly plural: string;
  /** The sentence under "No … found" when there are none at all. */
  readonly emptyHint: string;
  readonly columns: readonly Column<R>[];
  /** What a search looks through. */
  readonly searchedTexts: (record: R) => readonly string[];
  readonly blankForm: F;
  readonly toForm: (record: R) => F;
  readonly Fields: ComponentType<FieldsProps<F>>;
  /** @throws StorageError when storage cannot be read */
  readonly list: () => Promise<R[]>;
  readonly watch: (onChange: () => void) => () => void;
  /** The following throw a NotFoundError for an unknown id, and a StorageError when nothing was written. */
  readonly add: (form: F) => Promise<R>;
  readonly update: (id: string, form: F) => Promise<R>;
  readonly toggleActive: (id: string) => Promise<R>;
  /** The following pass over unknown ids, and throw a StorageError when nothing was written. */
  readonly setActive: (ids: readonly string[], isActive: boolean) => Promise<number>;
  readonly remove: (ids: readonly string[]) => Promise<readonly RemovedRecord[]>;
  readonly restore: (removed: readonly RemovedRecord[]) => Promise<number>;
  /** Downloads these records for a spreadsheet. */
  readonly exportSelected: (records: readonly R[]) => void;
  /** Left out where the list stands in the order it was stored. */
  readonly ownOrder?: OwnOrder<R>;
  /** How the shown list changes by a save: to one read again, or by the saved record in it. */
  readonly changeAfterSave: (saved: R) => Promise<(shown: readonly R[]) => readonly R[]>;
  /** Whether a text is stored that is not a list. */
  readonly isCorrupt: () => boolean;
}
