import { joinBy, splitBy } from '@/domain/text/csv';
import { isBlankRow, isSameValue } from '@/domain/merge/same';
import { columnsOf, formConversion, type Field, type Fields, type FormOf, type ValuesOf } from './fieldTable';
import { controlRenderer } from './formFields';
import { PartRows } from './PartRows';

/* Fields with nested fields. Unknown stored keys, possibly from a later version, are kept. */

type WithOtherFields<T> = T & Record<string, unknown>;

interface RowsOptions<F extends Fields> {
  readonly header: string;
  readonly noun: string;
  /** Each part has one column; the first is required, and the first two identify the row. */
  readonly parts: F;
}

/** How many of the first parts identify a row: regulator and company, or instrument and account. */
const NAMING_PARTS = 2;

const isFilled = (row: unknown) => !isBlankRow(row);

/** Several rows in one CSV cell: `Raw | 0.2; Standard | 1.1`. */
export function rowsField<F extends Fields>({
  header,
  noun,
  parts,
}: RowsOptions<F>): Field<WithOtherFields<ValuesOf<F>>[], readonly FormOf<F>[]> {
  const { blankForm: blank, toForm, fromForm } = formConversion(parts);
  const columns = columnsOf(parts);
  const [about] = columns;

  function problemOf(row: FormOf<F>): string {
    if (about?.write(row) === '') return `${about.header} is missing`;
    const column = columns.find(({ problem }) => problem(row) !== '');
    return column === undefined ? '' : `${column.header}: ${column.problem(row)}`;
  }

  /**
   * Parses a row from an entry of a cell; undefined if part of it can't be read. An export from before the last
   * parts existed doesn't contain them, so a row with the same identifying parts keeps its stored ones.
   */
  function readRow(entry: string, over: FormOf<F>): FormOf<F> | undefined {
    const cells = splitBy('|', entry);
    if (cells.length > columns.length) return undefined;
    const isSameRow = columns
      .slice(0, NAMING_PARTS)
      .every(({ write }, place) => write(over) === cells[place]);
    const read = isSameRow ? columns.slice(0, cells.length) : columns;
    return read.reduce<FormOf<F> | undefined>(
      (row, column, place) => row && column.read?.(cells[place] ?? '', row),
      over,
    );
  }

  return {
    blank: [],
    toForm: (values) => values.map((row) => ({ ...row, ...toForm(row) })),
    fromForm: (typed) =>
      typed.filter(isFilled).map((row) => {
        const others = Object.entries(row).filter(([key]) => !Object.hasOwn(parts, key));
        return { ...Object.fromEntries(others), ...fromForm(row) };
      }),
    columns: [
      {
        header,
        expected: `${columns.map((column) => column.header).join(' | ')}, several separated by ;`,
        write: (typed) =>
          joinBy(
            ';',
            typed.filter(isFilled).map((row) =>
              joinBy(
                '|',
                columns.map(({ write }) => String(write(row))),
              ),
            ),
          ),
        read: (cell, typed) => {
          const present = typed.filter(isFilled);
          const read = splitBy(';', cell)
            .filter((entry) => entry !== '')
            .map((entry, place) => readRow(entry, present[place] ?? blank));
          return read.includes(undefined) ? undefined : read.filter((row) => row !== undefined);
        },
        problem: (typed) => {
          const place = typed.findIndex((row) => isFilled(row) && problemOf(row) !== '');
          const row = typed[place];
          return row === undefined ? '' : `${noun} ${String(place + 1)}, ${problemOf(row)}`;
        },
      },
    ],
    Control: (props) => <PartRows noun={noun} parts={parts} {...props} />,
  };
}

/** Fields stored together, or null if none is filled in. */
export function groupField<F extends Fields>(
  parts: F,
): Field<WithOtherFields<ValuesOf<F>> | null, FormOf<F>> {
  const { blankForm: blank, toForm, fromForm } = formConversion(parts);
  return {
    blank,
    toForm: (value) => (value === null ? blank : { ...value, ...toForm(value) }),
    fromForm: (typed) => (isSameValue(typed, blank) ? null : { ...typed, ...fromForm(typed) }),
    columns: columnsOf(parts),
    Control({ value, onChange, question }) {
      const controls = controlRenderer(parts, { form: value, onChange });
      return (
        <>
          {controls(...Object.keys(parts))}
          {question}
        </>
      );
    },
  };
}
