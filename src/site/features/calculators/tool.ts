import type { ContentLink } from '@/content/page';
import type { SitePath } from '@/content/pages';

/** What is typed or chosen, by field. */
export type Values = Readonly<Record<string, string>>;

export interface NumberField {
  readonly kind: 'number';
  readonly key: string;
  readonly label: string;
  /** A currency, `%` or '' next to the control. */
  readonly unit: string;
  readonly hint: string;
  /** The number as it is understood, with its unit; '' while it can't be read. */
  readonly echo: string;
  /** What is wrong with it; '' while nothing is. */
  readonly problem: string;
  /** The number as an address has it, in plain digits with a decimal point; '' while it can't be read. */
  readonly canonical: string;
  readonly isWhole: boolean;
  /** Is a price with more decimals than the chosen instrument has. */
  readonly isOverPrecise: boolean;
  /** Has a row to itself. */
  readonly isWide: boolean;
  /** What counts while the field is empty. */
  readonly placeholder: string;
}

export interface ChoiceField {
  readonly kind: 'choice';
  readonly key: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export type Field = NumberField | ChoiceField;

export interface FieldGroup {
  readonly legend: string;
  readonly fields: readonly Field[];
  /** Behind a summary: what few people change. */
  readonly isFolded: boolean;
}

export interface Figure {
  readonly label: string;
  readonly value: string;
  /** Of money that would come or go. */
  readonly tone?: 'gain' | 'loss';
}

interface Warning {
  readonly text: string;
  /** Where there is more on it. */
  readonly link?: ContentLink;
}

interface Note {
  readonly text: string;
  /** What is drawn next to it. */
  readonly about?: 'rounding' | 'gap';
}

export interface Outcome {
  readonly answer: Figure & { readonly unit: string };
  readonly figures: readonly Figure[];
  readonly lines: readonly Figure[];
  readonly warnings: readonly Warning[];
  readonly notes: readonly Note[];
  /** The share of the account at stake in percent, where it is known; drawn to scale. */
  readonly stakePercent?: number;
}

/** A calculator as it is drawn for what is typed. Without an outcome at least one field has a problem. */
export interface ToolView {
  readonly groups: readonly FieldGroup[];
  readonly outcome: Outcome | null;
}

/** One calculator: its example, and how typed values become fields and a result. */
export interface Tool {
  readonly name: string;
  /** The page of its own. */
  readonly address: SitePath;
  /** The example; the keys are the keys of the address too. */
  readonly start: Values;
  readonly view: (values: Values) => ToolView;
}

const fieldsOf = (tool: Tool, values: Values): readonly Field[] =>
  tool.view(values).groups.flatMap((group) => group.fields);

/** Where the numbers of an address came from: a signal of the record, by its number. */
export function signalOf(query: URLSearchParams): string | null {
  const number = query.get('signal');
  return number !== null && /^[1-9][0-9]{0,5}$/.test(number) ? number : null;
}

/**
 * The values of an address: known keys only, and a choice only of what can be chosen; the rest is the example's, so
 * that a link shows everybody the same. What this browser keeps is used only when the address has no calculation. A
 * signal fills in a trade, never an account.
 */
export function valuesFrom(tool: Tool, query: URLSearchParams, kept: Values = {}): Values {
  const fields = fieldsOf(tool, tool.start);
  const isPossible = (key: string, value: string) =>
    fields.every(
      (field) =>
        field.key !== key ||
        field.kind === 'number' ||
        field.options.some((option) => option.value === value),
    );
  const isFromSignal = signalOf(query) !== null;
  const isCalculation = isFromSignal || Object.keys(tool.start).some((key) => query.has(key));
  const beginning: Values = isCalculation
    ? { ...tool.start, ...(isFromSignal && { account: '' }) }
    : { ...tool.start, ...kept };
  return Object.fromEntries(
    Object.entries(tool.start).map(([key, example]) => {
      const value = query.get(key) ?? beginning[key] ?? example;
      return [key, isPossible(key, value) ? value : example];
    }),
  );
}

/** What an address has for each field: numbers as it writes them, anything else as it was typed. */
const canonicalValues = (tool: Tool, values: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    fieldsOf(tool, values).flatMap((field) =>
      field.kind === 'number' && field.canonical !== '' ? [[field.key, field.canonical]] : [],
    ),
  ),
});

/** The query for the values, with all of them but the empty ones of the example; every other key stays as it was. */
export function queryOf(tool: Tool, values: Values, before = new URLSearchParams()): string {
  const query = new URLSearchParams(before);
  const typed = canonicalValues(tool, values);
  for (const [key, example] of Object.entries(tool.start)) {
    const value = typed[key] ?? '';
    if (value === '' && example === '') query.delete(key);
    else query.set(key, value);
  }
  return query.toString();
}

/** The calculation as text, for the clipboard. */
export function outcomeText(tool: Tool, { answer, figures, lines, warnings, notes }: Outcome): string {
  return [
    `${tool.name}. ${answer.label}: ${[answer.value, answer.unit].join(' ').trim()}`,
    ...figures.map(({ label, value }) => `${label}: ${value}`),
    ...lines.map(({ label, value }) => `${label}: ${value}`),
    ...[...warnings, ...notes].map(({ text }) => text),
  ].join('\n');
}
