import { useState } from 'react';
import { joinBy, splitBy, type Cell } from '@/domain/text/csv';
import { readDay } from '@/domain/time/days';
import { numberOrNull } from '@/domain/catalogue/fields';
import { plainText } from '@/domain/numbers/numberInput';
import { capitalised } from '@/ui/capitalised';
import { CheckboxField } from '@/ui/CheckboxField';
import { ListField } from '@/ui/ListField';
import { SelectField } from '@/ui/SelectField';
import { TextField, type TextFieldProps } from '@/ui/TextField';
import { textProblem } from '@/ui/textValidity';
import * as v from 'valibot';
import type { Field, FigureKind } from './fieldTable';
import { URL_RULES } from './textRules';

interface TextOptions extends Omit<TextFieldProps, 'label' | 'value' | 'onChange'> {
  readonly header: string;
  readonly figure?: FigureKind;
  readonly label?: string;
  /** `today` (in any time zone) and `this year` depend on the clock. */
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

/** A number field with a default value, and the text that stands for that value. */
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
        ...words.map((word) => ({ value: word, label: capitalised(word) })),
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
  Control: (props) => <CheckboxField label={label} {...props} />,
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
