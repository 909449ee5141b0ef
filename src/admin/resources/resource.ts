import type { ComponentType, ReactNode } from 'react';
import { NotFoundError, type Repository } from '@/data/catalogue/ports';
import type { Stored, CatalogueDraft } from '@/domain/entity';
import { changesByEdit, type FormEdit } from '@/domain/recordEdit';
import type { SortKey } from '@/domain/sortedBy';
import type { ImportPlan } from './recordCsv';
import type { FieldColumn } from './fieldKinds';

/** A record of the catalogue as the admin area handles it. */
export type CatalogueRecord = Stored<CatalogueDraft>;

export interface FieldsProps<F> {
  readonly form: F;
  readonly onChange: (form: F) => void;
}

/** Gives a field what it needs to show and change one value of a form. */
export const bindField =
  <F extends object>({ form, onChange }: FieldsProps<F>) =>
  <K extends keyof F>(field: K) => ({
    value: form[field],
    onChange: (value: F[K]) => {
      onChange({ ...form, [field]: value });
    },
  });

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

/** What the form of an entity needs. */
export interface EditedResource<D extends CatalogueDraft, F> {
  /** `broker`, in the middle of a sentence. */
  readonly noun: string;
  /** `Broker`, on buttons and in titles. */
  readonly title: string;
  readonly blankForm: F;
  readonly toForm: (record: Stored<D>) => F;
  readonly fromForm: (form: F) => D;
  readonly Fields: ComponentType<FieldsProps<F>>;
  /** Whether it shows more than the fields. */
  readonly isWide?: boolean;
  readonly repository: Pick<Repository<D>, 'add' | 'update'>;
  /** The error for a record that is no longer there. */
  readonly notFound?: () => NotFoundError;
}

/** Adds what a form holds. @throws StorageError when nothing was written */
export const addRecord = <D extends CatalogueDraft, F>(resource: EditedResource<D, F>, form: F) =>
  resource.repository.add(resource.fromForm(form));

/**
 * Writes the edited fields only.
 * @throws EditConflictError where one of them was changed elsewhere, NotFoundError for an unknown id, StorageError
 *   when nothing was written
 */
export async function updateRecord<D extends CatalogueDraft, F extends object>(
  { repository, title, toForm, fromForm, notFound }: EditedResource<D, F>,
  id: string,
  edit: FormEdit<F>,
): Promise<Stored<D>> {
  const updated = await repository.update(id, changesByEdit(edit, toForm, fromForm));
  if (updated === null) throw notFound?.() ?? new NotFoundError(`${title} not found`);
  return updated;
}

/**
 * Everything that differs between the management screens of entities: a value, so that the screen itself is written
 * once. `D` is what a record holds, `F` what its form does.
 */
export interface Resource<D extends CatalogueDraft, F>
  extends EditedResource<D, F>, Pick<RowRules<Stored<D>>, 'columns' | 'searchedTexts'> {
  readonly plural: string;
  /** The sentence under "No … found" when there are none at all. */
  readonly emptyHint: string;
  readonly repository: Repository<D>;
  /** These records as a table for a spreadsheet. */
  readonly toCsv: (records: readonly Stored<D>[]) => string;
  /** Left out where records cannot be read from one. */
  readonly csvImport?: {
    readonly columns: readonly Pick<FieldColumn<F>, 'header' | 'expected'>[];
    /** What importing such a table would do to these records. */
    readonly plan: (file: string, records: readonly Stored<D>[]) => ImportPlan<F>;
  };
  /** The shown list with a saved record; null or left out where it must be read again for that. */
  readonly withSaved?: (shown: readonly Stored<D>[], saved: Stored<D>) => readonly Stored<D>[] | null;
  /** What their own order means where visitors see another one. */
  readonly orderNote?: string;
}
