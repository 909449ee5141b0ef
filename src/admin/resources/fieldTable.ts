import type { ReactNode } from 'react';
import type { Cell } from '@/domain/text/csv';

/* The fields of a record as one table, from which the form, the CSV export and the import are derived. */

/** A kind of figure that spreadsheets misread. */
export type FigureKind = 'leverage' | 'spread' | 'money' | 'number';

export interface FieldColumn<Typed, Read = Typed> {
  readonly header: string;
  readonly figure?: FigureKind | undefined;
  /** Whether its text has no line breaks. */
  readonly isOneLine?: boolean | undefined;
  /** The allowed values of a cell; undefined for free text. */
  readonly expected?: string | undefined;
  readonly write: (typed: Typed) => Cell;
  /**
   * Parses a cell based on the current value; undefined if it can't be read. Only needed for lists that can be
   * imported.
   */
  readonly read?: ((cell: string, typed: Typed) => Read | undefined) | undefined;
  /** The form's validation message; '' for none. */
  readonly problem: (typed: Typed) => string;
}

export interface ControlProps<Typed> {
  readonly value: Typed;
  readonly onChange: (value: Typed) => void;
  readonly required?: boolean;
  /** Shown below the control. */
  readonly question?: ReactNode;
}

/** A field of a record, in a form and in CSV. `Typed` is its value in the form. */
export interface Field<Value, Typed> {
  readonly blank: Typed;
  readonly toForm: (value: Value) => Typed;
  readonly fromForm: (typed: Typed) => Value;
  readonly columns: readonly FieldColumn<Typed>[];
  readonly Control: (props: ControlProps<Typed>) => ReactNode;
}

/** A field of any record, for code that only passes a field's values back to that field. */
export interface AnyField {
  readonly blank: unknown;
  readonly toForm: (value: never) => unknown;
  readonly fromForm: (typed: never) => unknown;
  readonly columns: readonly FieldColumn<never, unknown>[];
  readonly Control: (props: never) => ReactNode;
}

export type Fields = Readonly<Record<string, AnyField>>;

/** A field for each property, so that a missing one doesn't compile. */
export type FieldsOf<D> = {
  readonly [K in keyof D]-?: AnyField & {
    readonly toForm: (value: D[K]) => unknown;
    readonly fromForm: (typed: never) => D[K];
  };
};

export type FormOf<F extends Fields> = { readonly [K in keyof F]: F[K]['blank'] };

type ValueOf<F extends Fields, K extends keyof F> = ReturnType<F[K]['fromForm']>;

export type ValuesOf<F extends Fields> = {
  [K in keyof F as undefined extends ValueOf<F, K> ? never : K]: ValueOf<F, K>;
} & { [K in keyof F as undefined extends ValueOf<F, K> ? K : never]?: Exclude<ValueOf<F, K>, undefined> };

/** The CSV columns of these fields, for a form with all of them. */
export const columnsOf = <F extends Fields>(fields: F): readonly FieldColumn<FormOf<F>>[] =>
  Object.entries(fields).flatMap(([name, { columns }]) =>
    columns.map((column) => ({
      header: column.header,
      figure: column.figure,
      isOneLine: column.isOneLine,
      expected: column.expected,
      write: (form: FormOf<F>) => column.write(form[name] as never),
      read: (cell: string, form: FormOf<F>) => {
        const typed = column.read?.(cell, form[name] as never);
        return typed === undefined ? undefined : { ...form, [name]: typed };
      },
      problem: (form: FormOf<F>) => column.problem(form[name] as never),
    })),
  );

const mapFields = (fields: Fields, of: (field: AnyField, name: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field, name)]));

/** Creates a blank form, and converts between records and forms in both directions. */
export const formConversion = <F extends Fields>(fields: F) => ({
  blankForm: mapFields(fields, ({ blank }) => blank) as FormOf<F>,
  /** A value that was never stored is blank. */
  toForm: (values: { readonly [K in keyof F]?: unknown }) =>
    mapFields(fields, ({ blank, toForm }, name) =>
      values[name] === undefined ? blank : toForm(values[name] as never),
    ) as FormOf<F>,
  /** A value that isn't stored is left out. */
  fromForm: (form: FormOf<F>) =>
    Object.fromEntries(
      Object.entries(mapFields(fields, (field, name) => field.fromForm(form[name] as never))).filter(
        ([, value]) => value !== undefined,
      ),
    ) as ValuesOf<F>,
});
