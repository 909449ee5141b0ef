import { useState, type ReactNode } from 'react';
import { joinBy, splitBy, type Cell } from '@/domain/text/csv';
import { readDay } from '@/domain/time/days';
import { numberOrNull } from '@/domain/catalogue/fields';
import { plainText } from '@/domain/numbers/numberInput';
import { capitalized } from '@/ui/capitalized';
import { CheckField } from '@/ui/CheckField';
import { ListField } from '@/ui/ListField';
import { SelectField } from '@/ui/SelectField';
import { TextField, type TextFieldProps } from '@/ui/TextField';
import { textProblem } from '@/ui/textValidity';
import * as v from 'valibot';
import type { FieldsProps } from './resource';
import { URL_RULES } from './textRules';

/** A figure that spreadsheets misread. */
export type FigureKind = 'leverage' | 'spread' | 'money' | 'number';

export interface FieldColumn<Typed, Read = Typed> {
  readonly header: string;
  readonly figure?: FigureKind | undefined;
  /** Whether its text has no line breaks. */
  readonly isOneLine?: boolean | undefined;
  /** The allowed values of a cell; undefined for free text. */
  readonly expected?: string | undefined;
  readonly write: (typed: Typed) => Cell;
  /** Parses a cell based on the current value; undefined if it can't be read. Only for lists that are imported. */
  readonly read?: ((cell: string, typed: Typed) => Read | undefined) | undefined;
  /** The form's validation message; '' for none. */
  readonly problem: (typed: Typed) => string;
}

export interface ControlProps<Typed> {
  readonly value: Typed;
  readonly onChange: (value: Typed) => void;
  readonly required?: boolean;
  /** Shown below it. */
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

/** A field of any record, for code that passes its own values back to it. */
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

/** Converts between records and forms: a blank form, and both directions. */
export const formOf = <F extends Fields>(fields: F) => ({
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

/** The props for a field to show and change a value. */
export const bindField =
  <F extends object>({ form, onChange, questionOf }: FieldsProps<F>) =>
  <K extends keyof F>(field: K) => ({
    value: form[field],
    onChange: (value: F[K]) => onChange({ ...form, [field]: value }),
    question: questionOf?.(String(field)),
  });

/**
 * Draws the named fields of a form.
 * @param required the field that must be filled in besides those that always must
 */
export const controlsOf =
  <F extends Fields>(fields: F, props: FieldsProps<FormOf<F>>, required?: string) =>
  (...names: readonly (keyof F & string)[]) =>
    names.map((name) => {
      const Control = fields[name]?.Control as (props: ControlProps<unknown>) => ReactNode;
      return (
        <Control key={name} {...bindField(props)(name)} {...(name === required && { required: true })} />
      );
    });

interface TextOptions extends Omit<TextFieldProps, 'label' | 'value' | 'onChange'> {
  readonly header: string;
  readonly figure?: FigureKind;
  readonly label?: string;
  /** `today`, wherever an administrator is, and `this year` depend on the clock. */
  readonly max?: string;
}

/** Today in the easternmost time zone, where a colleague may be: 14 hours ahead of UTC. */
const latestToday = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

function limitOf(max: string | undefined, today: string) {
  const following: Readonly<Record<string, string>> = { today, 'this year': today.slice(0, 4) };
  return max === undefined ? {} : { max: following[max] ?? max };
}

/** A field that is typed as text, whatever it is stored as. */
function textInputField<Value>(
  { header, figure, label = header, max, ...rules }: TextOptions,
  conversion: Pick<Field<Value, string>, 'toForm' | 'fromForm'>,
): Field<Value, string> {
  return {
    blank: '',
    ...conversion,
    columns: [
      {
        header,
        figure,
        isOneLine: rules.rows === undefined,
        write: (text) => text,
        read: (cell) => cell.trim(),
        problem: (text) => textProblem(text, { ...rules, ...limitOf(max, latestToday()) }),
      },
    ],
    Control(props) {
      const [today] = useState(latestToday);
      return <TextField label={label} {...rules} {...limitOf(max, today)} {...props} />;
    },
  };
}

const trimText = (text: string) => text.trim();

export const textField = (options: TextOptions): Field<string, string> =>
  textInputField(options, { toForm: (value) => value, fromForm: trimText });

/** Three letters, converted to capitals. */
export const currencyField = (options: TextOptions): Field<string, string> => ({
  ...textField({ pattern: '[A-Za-z]{3}', placeholder: 'USD', ...options }),
  fromForm: (code) => code.trim().toUpperCase(),
});

export function dayField(options: TextOptions): Field<string, string> {
  const field = textField({ type: 'date', max: 'today', ...options });
  const read = (cell: string, stored: string) => readDay(cell, stored) ?? cell.trim();
  return { ...field, columns: field.columns.map((column) => ({ ...column, read })) };
}

/** A URL for a link or an image. */
export const urlField = (options: TextOptions): Field<string, string> =>
  textField({ ...URL_RULES, ...options });

/**
 * Parses a number with a decimal point or comma, digits in any script, any kind of minus sign and perhaps a
 * percent sign; null for none.
 */
export const numberFrom = (text: string): number | null =>
  v.parse(numberOrNull, plainText(text.replace(/%\s*$/, '')).replace('٫', '.').replace(/^[−–]/, '-'));

/** Spreadsheets calculate with numbers, but not with text that looks like a number. */
export const figureCell = (text: string): Cell =>
  text !== '' && String(Number(text)) === text ? Number(text) : text;

export function optionalNumberField(options: TextOptions): Field<number | null, string> {
  const field = textInputField<number | null>(
    { inputMode: 'decimal', ...options },
    { toForm: (value) => (value === null ? '' : String(value)), fromForm: numberFrom },
  );
  return { ...field, columns: field.columns.map((column) => ({ ...column, write: figureCell })) };
}

/** A number field with a default value, and how that is shown. */
export const numberField = (
  options: TextOptions,
  none: number,
  shown = String(none),
): Field<number, string> => ({
  ...optionalNumberField({ type: 'number', ...options }),
  blank: shown,
  toForm: (value) => (value === none ? shown : String(value)),
  fromForm: (typed) => numberFrom(typed) ?? none,
});

interface FieldLabels {
  readonly header: string;
  readonly label: string;
}

interface ListLabels extends FieldLabels {
  /** The noun for an entry, such as `feature`. */
  readonly noun: string;
}

export const listField = ({ header, label, noun }: ListLabels): Field<string[], readonly string[]> => ({
  blank: [],
  toForm: (values) => values,
  fromForm: (rows) => rows.map(trimText).filter((row) => row !== ''),
  columns: [
    {
      header,
      expected: 'several separated by ;',
      write: (texts) => joinBy(';', texts),
      read: (cell) => splitBy(';', cell).filter((text) => text !== ''),
      problem: () => '',
    },
  ],
  Control: (props) => <ListField label={label} noun={noun} {...props} />,
});

const isSameWord = (cell: string) => (word: string) => word.toLowerCase() === cell.trim().toLowerCase();

/** One of these words, or none. */
export const choiceField = <W extends string>(
  { header, label }: FieldLabels,
  words: readonly W[],
): Field<W | '', W | ''> => ({
  blank: '',
  toForm: (value) => value,
  fromForm: (value) => value,
  columns: [
    {
      header,
      expected: `${words.join(', ')} or nothing`,
      write: (word) => word,
      read: (cell) => ['' as const, ...words].find(isSameWord(cell)),
      problem: () => '',
    },
  ],
  Control: (props) => (
    <SelectField
      label={label}
      options={[
        { value: '' as const, label: 'Not stated' },
        ...words.map((word) => ({ value: word, label: capitalized(word) })),
      ]}
      {...props}
    />
  ),
});

/** A checkbox, with its two words in CSV. */
export const flagField = <Value extends boolean | undefined>(
  { header, label }: FieldLabels,
  words: { readonly on: string; readonly off: string },
  conversion: Pick<Field<Value, boolean>, 'blank' | 'toForm' | 'fromForm'>,
): Field<Value, boolean> => ({
  ...conversion,
  columns: [
    {
      header,
      expected: [words.on, words.off].filter((word) => word !== '').join(' or '),
      write: (isOn) => (isOn ? words.on : words.off),
      read: (cell, isOn) => {
        if (cell.trim() === '') return words.off === '' ? false : isOn;
        return isSameWord(cell)(words.on) || (isSameWord(cell)(words.off) ? false : undefined);
      },
      problem: () => '',
    },
  ],
  Control: (props) => <CheckField label={label} {...props} />,
});

/** Stored only if it is ticked. */
export const tickField = (named: FieldLabels): Field<boolean | undefined, boolean> =>
  flagField<boolean | undefined>(
    named,
    { on: 'yes', off: '' },
    { blank: false, toForm: (value) => value ?? false, fromForm: (isOn) => isOn || undefined },
  );

/** Whether visitors see a record. */
export const statusField = flagField<boolean>(
  { header: 'Status', label: 'Active: shown to visitors' },
  { on: 'Active', off: 'Inactive' },
  { blank: true, toForm: (isActive) => isActive, fromForm: (isActive) => isActive },
);
