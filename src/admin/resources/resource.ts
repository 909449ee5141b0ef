import type { ComponentType, ReactNode } from 'react';
import type { ListDamage, RemovedRecord } from '@/data/catalogue/ports';
import type { Stored, CatalogueDraft } from '@/domain/entity';
import type { FormEdit } from '@/domain/recordEdit';
import type { SortKey } from '@/domain/sortedBy';
import type { ImportPlan } from './csvImport';
import type { FieldColumn } from './fieldKinds';

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

/** A button of a row. */
export interface RowAction {
  /** The same in every row. */
  readonly action: string;
  readonly label: string;
  readonly look?: 'danger';
}

/** How the rows of a list are shown and found. */
export interface RowRules<Row> {
  readonly columns: readonly Column<Row>[];
  /** What a search looks through. */
  readonly searchedTexts: (row: Row) => readonly string[];
  /** How the labels of its controls name a row. */
  readonly labelOf: (row: Row) => string;
  readonly actionsOf: (row: Row) => readonly RowAction[];
}

/** How people arrange a list themselves. */
interface ManualOrder<R> {
  /** The list in this order of ids. */
  readonly reordered: (records: readonly R[], ids: readonly string[]) => readonly R[];
  /**
   * Puts one record right behind another, first of all for null, and leaves the order that others have made since.
   * @throws NotFoundError where either has gone, StorageError when nothing was written
   */
  readonly move: (id: string, behind: string | null) => Promise<void>;
}

/**
 * All that tells one entity's management screen from the other's: a value, so that the screen itself is written
 * once. `R` is the record, `F` what its form holds.
 */
export interface Resource<R extends CatalogueRecord, F> extends Pick<
  RowRules<R>,
  'columns' | 'searchedTexts'
> {
  /** `broker`, in the middle of a sentence. */
  readonly noun: string;
  /** `Broker`, on buttons and in titles. */
  readonly title: string;
  readonly plural: string;
  /** The sentence under "No … found" when there are none at all. */
  readonly emptyHint: string;
  readonly blankForm: F;
  readonly toForm: (record: R) => F;
  readonly Fields: ComponentType<FieldsProps<F>>;
  /** Whether its form shows more beside the fields. */
  readonly isWide?: boolean;
  /** @throws StorageError when storage cannot be read */
  readonly list: () => Promise<R[]>;
  readonly watch: (onChange: () => void) => () => void;
  /** The following throw a NotFoundError for an unknown id, and a StorageError when nothing was written. */
  readonly add: (form: F) => Promise<R>;
  /** Writes the edited fields only. @throws EditConflictError where one of them was changed elsewhere meanwhile */
  readonly update: (id: string, edit: FormEdit<F>) => Promise<R>;
  readonly setOneActive: (id: string, isActive: boolean) => Promise<R>;
  /** The following pass over unknown ids, and throw a StorageError when nothing was written. */
  readonly setActive: (ids: readonly string[], isActive: boolean) => Promise<number>;
  readonly remove: (ids: readonly string[]) => Promise<readonly RemovedRecord[]>;
  readonly restore: (removed: readonly RemovedRecord[]) => Promise<number>;
  /** These records as a table for a spreadsheet. */
  readonly toCsv: (records: readonly R[]) => string;
  /** Left out where records cannot be read from one. */
  readonly csvImport?: {
    readonly columns: readonly Pick<FieldColumn<F>, 'header' | 'expected'>[];
    /** What importing such a table would do to these records. */
    readonly plan: (file: string, records: readonly R[]) => ImportPlan<F>;
  };
  readonly manualOrder: ManualOrder<R>;
  /** What that order means where visitors see another one. */
  readonly orderNote?: string;
  /** How the shown list changes by a save: to one read again, or by the saved record in it. */
  readonly changeAfterSave: (saved: R) => Promise<(shown: readonly R[]) => readonly R[]>;
  /** What of the stored list cannot be read. */
  readonly damage: () => Promise<ListDamage>;
  /** Begins again with what is published where it cannot be read at all. @throws StorageError */
  readonly replaceDamaged: () => Promise<void>;
}
