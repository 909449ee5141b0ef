import type { ContentLink } from '@/content/richText';
import type { SitePath } from '@/content/pages';
import { LINK_END_KEY } from '@/domain/text/linkEnd';

export type FieldValues = Readonly<Record<string, string>>;

export interface NumberField {
  readonly kind: 'number';
  readonly key: string;
  readonly label: string;
  /** A currency, `%` or '' next to the control. */
  readonly unit: string;
  readonly hint: string;
  /** How the number was understood, with its unit; '' if it is invalid, or is shown as it was typed. */
  readonly echo: string;
  /** The error message; '' for none. */
  readonly problem: string;
  /** The number for the URL, in plain digits with a decimal point; '' if it is invalid. */
  readonly canonical: string;
  readonly isWhole: boolean;
  /** Whether it is cleared when another instrument is chosen. */
  readonly isOfInstrument: boolean;
  /** Whether the field accepts several numbers; a keypad for one number has no semicolon to separate them. */
  readonly isList: boolean;
  /** Whether the field also accepts words, as in `40 pips`, for which a keypad has no letters. */
  readonly takesWords?: boolean;
  readonly placeholder: string;
}

export interface ChoiceField {
  readonly kind: 'choice';
  readonly key: string;
  readonly label: string;
  /** The error message; '' for none. */
  readonly problem: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export type Field = NumberField | ChoiceField;

export interface FieldGroup {
  readonly legend: string;
  readonly fields: readonly Field[];
  /** Whether the group is folded under a summary, because few people change its fields. */
  readonly isFolded: boolean;
}

export interface ToolFigure {
  readonly label: string;
  readonly value: string;
  readonly tone?: 'gain' | 'loss';
}

export interface ToolWarning {
  readonly text: string;
  readonly link?: ContentLink;
}

interface Note {
  readonly text: string;
  /** The drawing next to the note. */
  readonly about?: 'rounding' | 'gap';
}

export interface ToolOutcome {
  readonly answer: ToolFigure & { readonly unit: string };
  /** What was concluded from the values, and the values to use if that is wrong. */
  readonly conclusion?:
    | { readonly text: string; readonly correct: string; readonly values: FieldValues }
    | undefined;
  readonly figures: readonly ToolFigure[];
  readonly lines: readonly ToolFigure[];
  readonly warnings: readonly ToolWarning[];
  readonly notes: readonly Note[];
  /** The risk as a percentage of the account, if known; drawn to scale. */
  readonly stakePercent?: number;
}

/** A calculator's state for the typed values. Without an outcome at least one field has an error. */
export interface ToolView {
  readonly groups: readonly FieldGroup[];
  readonly outcome: ToolOutcome | null;
}

/** A calculator: its example, and how values become fields and a result. */
export interface Tool {
  readonly name: string;
  readonly address: SitePath;
  /**
   * The example. Its keys are also the keys in the URL, in this order: optional ones come first, so that a key
   * that the result needs is missing from a link cut anywhere.
   */
  readonly start: FieldValues;
  readonly view: (values: FieldValues) => ToolView;
}

const fieldsOf = (tool: Tool, values: FieldValues): readonly Field[] =>
  tool.view(values).groups.flatMap((group) => group.fields);

const rateLabel = (fields: readonly Field[]): string => fields.find(({ key }) => key === 'rate')?.label ?? '';

/** The values after an edit, without numbers that belonged to another instrument, or to other currencies. */
export function editedValues(tool: Tool, values: FieldValues, edit: FieldValues): FieldValues {
  const edited = { ...values, ...edit };
  // Skips what follows, which would make a keystroke take twice as long.
  if (!('instrument' in edit) && !('currency' in edit)) return edited;
  const isOther = values.instrument !== '' && edited.instrument !== values.instrument;
  const fields = fieldsOf(tool, values);
  const isOtherRate = rateLabel(fieldsOf(tool, edited)) !== rateLabel(fields);
  const ofInstrument = fields.flatMap((field) =>
    field.kind === 'number' && field.isOfInstrument ? field.key : [],
  );
  const isStale = (key: string) => (isOther && ofInstrument.includes(key)) || (isOtherRate && key === 'rate');
  return Object.fromEntries(
    Object.entries(edited).map(([key, value]) => [key, !(key in edit) && isStale(key) ? '' : value]),
  );
}

const SIGNAL = 'signal';

/** The number of the signal that a URL's values came from; null without one. */
function signalOf(query: URLSearchParams): string | null {
  const number = query.get(SIGNAL);
  return number !== null && /^[1-9][0-9]{0,5}$/.test(number) ? number : null;
}

export const withoutSignal = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([key]) => key !== SIGNAL));

/** `stop` of `amp;stop`, as it arrives from a link written with `&amp;`. */
const withoutAmp = (given: string): string => given.replace(/^(?:amp;)+/, '');

/** Whether a key belongs to the calculator's links, perhaps as `amp;stop` or, if it may have been cut, as `sto`. */
function isOwnKey({ start }: Tool, given: string, isCuttable = false): boolean {
  const key = withoutAmp(given);
  return [SIGNAL, ...Object.keys(start), LINK_END_KEY].some(
    (own) => own === key || (isCuttable && key !== '' && own.startsWith(key)),
  );
}

/** Whether a link was encoded again or capitalised on the way: `account%3D500`, `ACCOUNT=500`. */
const isMangled = (keys: readonly string[], query: URLSearchParams): boolean =>
  [...query.keys()].some((given) => keys.some((key) => new RegExp(`^${key}(?:=|$)`, 'i').test(given)));

/** What a URL contains: a whole calculation, part of one, or nothing. */
export interface LinkedValues {
  readonly values: FieldValues;
  /** The signal that the values came from; null without one. */
  readonly signal: string | null;
  /** The fields missing from an incomplete link. They are empty. */
  readonly missing: readonly string[];
}

/**
 * Parses the values of a URL. Without any of them the form starts from the example and the stored account.
 * A link has all values and an end mark, so nothing in it is filled in from the example: without the mark, its
 * last value may have been cut, and a key that arrives as `amp;stop` isn't read.
 */
export function valuesFrom(tool: Tool, query: URLSearchParams, kept: FieldValues = {}): LinkedValues {
  const keys = Object.keys(tool.start);
  const own = [...query].filter(([key, value]) => isOwnKey(tool, key, value === ''));
  if (own.length === 0 && !isMangled(keys, query)) {
    const values = keys.map((key) => [key, kept[key] ?? tool.start[key] ?? '']);
    return { values: Object.fromEntries(values), signal: null, missing: [] };
  }

  const unread = new Set(own.flatMap(([key, value]) => (value === '' ? [] : [withoutAmp(key)])));
  const cut = query.has(LINK_END_KEY) ? undefined : own.at(-1)?.[0];
  const fields = fieldsOf(tool, tool.start);
  const isPossible = (key: string, value: string) =>
    fields.every(
      (field) =>
        field.key !== key ||
        field.kind === 'number' ||
        field.options.some((option) => option.value === value),
    );
  const read = keys.map((key) => {
    const value = key === cut ? null : query.get(key);
    return [key, value !== null && isPossible(key, value) ? value : null] as const;
  });
  return {
    values: Object.fromEntries(read.map(([key, value]) => [key, value ?? ''])),
    signal: cut === SIGNAL ? null : signalOf(query),
    missing: read.flatMap(([key, value]) =>
      value === null && (key === cut || tool.start[key] !== '' || unread.has(key)) ? [key] : [],
    ),
  };
}

/** The values for the URL: numbers in plain notation, anything else as typed. */
const canonicalValues = (tool: Tool, values: FieldValues): FieldValues => ({
  ...values,
  ...Object.fromEntries(
    fieldsOf(tool, values).flatMap((field) =>
      field.kind === 'number' && field.canonical !== '' ? [[field.key, field.canonical]] : [],
    ),
  ),
});

/** The query for the values, without those that are also empty in the example. Other keys are kept after it. */
export function toolQuery(tool: Tool, values: FieldValues, present = new URLSearchParams()): string {
  const canonical = canonicalValues(tool, values);
  const signal = signalOf(present);
  const own = Object.entries(tool.start).flatMap(([key, example]) =>
    canonical[key] || example ? [[key, canonical[key] ?? '']] : [],
  );
  const others = [...present].filter(([key]) => !isOwnKey(tool, key));
  return new URLSearchParams([
    ...(signal === null ? [] : [[SIGNAL, signal]]),
    ...own,
    [LINK_END_KEY, ''],
    ...others,
  ]).toString();
}

/** The calculation as text for the clipboard. */
export function outcomeText(tool: Tool, { answer, figures, lines, warnings, notes }: ToolOutcome): string {
  return [
    `${tool.name}. ${answer.label}: ${[answer.value, answer.unit].join(' ').trim()}`,
    ...figures.map(({ label, value }) => `${label}: ${value}`),
    ...lines.map(({ label, value }) => `${label}: ${value}`),
    ...[...warnings, ...notes].map(({ text }) => text),
  ].join('\n');
}
