import type { ComponentType, ReactNode } from 'react';
import type { Stored, CatalogueDraft } from '@/domain/entity';

/** A record of the catalogue as the admin area handles it. */
export type CatalogueRecord = Stored<CatalogueDraft>;

export interface FieldsProps<F> {
  readonly form: F;
  readonly onChange: (form: F) => void;
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
  readonly columns: readonly { readonly header: string; readonly cell: (record: R) => ReactNode }[];
  readonly matches: (record: R, query: string) => boolean;
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
  readonly remove: (id: string) => Promise<void>;
  /** How the shown list changes by a save: to one read again, or by the saved record in it. */
  readonly changeAfterSave: (saved: R) => Promise<(shown: readonly R[]) => readonly R[]>;
  /** Whether a text is stored that is not a list. */
  readonly isCorrupt: () => boolean;
}
