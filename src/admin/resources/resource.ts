import type { ComponentType, ReactNode } from 'react';
import type { Importable, NotFoundError, Repository } from '@/data/catalogue/ports';
import type { Stored, CatalogueDraft } from '@/domain/catalogue/entity';
import type { SortKey } from '@/domain/text/sortBy';
import type { FieldColumn } from './fieldTable';
import type { FieldsProps } from './formFields';

export type CatalogueRecord = Stored<CatalogueDraft>;

export interface Column<R> {
  /** The column's key in the URL of a sorted list. */
  readonly key: string;
  readonly header: string;
  readonly cell: (record: R) => ReactNode;
  /** The sort key of this column; undefined if it can't be sorted. */
  readonly sortKey?: (record: R) => SortKey;
  /** Whether its cell is the row header. */
  readonly isRowHeader?: true;
}

export interface RowAction {
  /** Identifies the action in every row. */
  readonly action: string;
  readonly label: string;
  readonly variant?: 'danger';
}

export interface RowRules<Row> {
  readonly columns: readonly Column<Row>[];
  readonly searchedTexts: (row: Row) => readonly string[];
  /** The row's name in the labels of its controls. */
  readonly labelOf: (row: Row) => string;
  readonly actionsOf: (row: Row) => readonly RowAction[];
}

export interface EditableResource<D extends CatalogueDraft, F> {
  /** Lower case for use in a sentence: `broker`. */
  readonly noun: string;
  /** Capitalised for buttons and titles: `Broker`. */
  readonly title: string;
  readonly blankForm: F;
  readonly toForm: (record: Stored<D>) => F;
  readonly fromForm: (form: F) => D;
  readonly Fields: ComponentType<FieldsProps<F>>;
  /** Whether the form has a page of its own rather than a dialog. */
  readonly isPage?: true;
  readonly repository: Pick<Repository<D>, 'add' | 'update'>;
  readonly notFound?: () => NotFoundError;
}

/**
 * Everything that differs between the management screens, so that one component serves them all. `D` is a record,
 * `F` its form.
 */
export interface Resource<D extends CatalogueDraft, F>
  extends EditableResource<D, F>, Pick<RowRules<Stored<D>>, 'columns' | 'searchedTexts'> {
  readonly plural: string;
  /** The sentence under "No … found" when there are no records at all. */
  readonly emptyHint: string;
  readonly repository: Repository<D>;
  readonly toCsv: (records: readonly Stored<D>[]) => string;
  /** Undefined if records can't be imported. */
  readonly csvImport?: Importable<D> & { readonly columns: readonly FieldColumn<F>[] };
  /** The list with a saved record; null or undefined if it must be reloaded instead. */
  readonly withSaved?: (shown: readonly Stored<D>[], saved: Stored<D>) => readonly Stored<D>[] | null;
  /** Explains the order that visitors see, if it differs from the list's. */
  readonly orderNote?: string;
}

/** A filter in addition to the search. */
export interface ListFilter<Row> {
  readonly control: ReactNode;
  /** Undefined without a filter; must be referentially stable. */
  readonly keeps?: ((row: Row) => boolean) | undefined;
  /** Words for the rows that it keeps, such as `active` and `the active ones`. */
  readonly kept: string;
  readonly keptOnes: string;
}
