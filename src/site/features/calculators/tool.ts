import type { ContentLink } from '@/content/page';
import type { SitePath } from '@/content/pages';
import { codec, param, queryOf } from '@/runtime/addressCodec';

export type Values = Readonly<Record<string, string>>;

export interface NumberField {
  readonly kind: 'number';
  readonly key: string;
  readonly label: string;
  /** A currency, `%` or '' next to the control. */
  readonly unit: string;
  readonly hint: string;
  /** The number as it was understood, with its unit; '' if it is invalid. */
  readonly echo: string;
  /** The error message; '' for none. */
  readonly problem: string;
  /** The number for the address, in plain digits with a decimal point; '' if it is invalid. */
  readonly canonical: string;
  readonly isWhole: boolean;
  /** Whether it is a price with more decimals than the selected instrument has. */
  readonly isOverPrecise: boolean;
  readonly isWide: boolean;
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
  /** Shown under a summary, because few people change it. */
  readonly isFolded: boolean;
}

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly tone?: 'gain' | 'loss';
}

interface Warning {
  readonly text: string;
  readonly link?: ContentLink;
}

interface Note {
  readonly text: string;
  /** The drawing next to it. */
  readonly about?: 'rounding' | 'gap';
}

export interface Outcome {
  readonly answer: Figure & { readonly unit: string };
  readonly figures: readonly Figure[];
  readonly lines: readonly Figure[];
  readonly warnings: readonly Warning[];
  readonly notes: readonly Note[];
  /** The risk in percent of the account, if known; drawn to scale. */
  readonly stakePercent?: number;
}

/** A calculator's state for the typed values. Without an outcome at least one field has an error. */
export interface ToolView {
  readonly groups: readonly FieldGroup[];
  readonly outcome: Outcome | null;
}

/** A calculator: its example, and how values become fields and a result. */
export interface Tool {
  readonly name: string;
  readonly address: SitePath;
  /** The example. Its keys are also the keys in the address. */
  readonly start: Values;
  readonly view: (values: Values) => ToolView;
}

const fieldsOf = (tool: Tool, values: Values): readonly Field[] =>
  tool.view(values).groups.flatMap((group) => group.fields);

/** The number of the signal that an address's values came from; null without one. */
export function signalOf(query: URLSearchParams): string | null {
  const number = query.get('signal');
  return number !== null && /^[1-9][0-9]{0,5}$/.test(number) ? number : null;
}

/** The values in the address; null for a missing key. A field that is empty both here and in the example is left out. */
const addressOf = ({ start }: Tool) =>
  codec<Readonly<Record<string, string | null>>>(
    Object.fromEntries(
      Object.entries(start).map(([key, example]) => [
        key,
        param<string | null>(
          key,
          ([text = null]) => text,
          (value) => (value || example ? [value ?? ''] : []),
        ),
      ]),
    ),
  );

/**
 * Parses the values of an address. Unknown keys and options are ignored, and missing ones come from the
 * example, so a link shows everyone the same. Stored values are used only if the address has no calculation.
 * A signal sets the trade, never the account.
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
  const linked = addressOf(tool).read(query);
  const isFromSignal = signalOf(query) !== null;
  const isCalculation = isFromSignal || Object.values(linked).some((value) => value !== null);
  const beginning: Values = isCalculation
    ? { ...tool.start, ...(isFromSignal && { account: '' }) }
    : { ...tool.start, ...kept };
  return Object.fromEntries(
    Object.entries(tool.start).map(([key, example]) => {
      const value = linked[key] ?? beginning[key] ?? example;
      return [key, isPossible(key, value) ? value : example];
    }),
  );
}

/** The values for the address: numbers in plain notation, anything else as typed. */
const canonicalValues = (tool: Tool, values: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    fieldsOf(tool, values).flatMap((field) =>
      field.kind === 'number' && field.canonical !== '' ? [[field.key, field.canonical]] : [],
    ),
  ),
});

/** The query for the values. Other keys are kept. */
export const toolQuery = (tool: Tool, values: Values, present?: URLSearchParams): string =>
  queryOf(addressOf(tool), canonicalValues(tool, values), present).toString();

/** The calculation as text for the clipboard. */
export function outcomeText(tool: Tool, { answer, figures, lines, warnings, notes }: Outcome): string {
  return [
    `${tool.name}. ${answer.label}: ${[answer.value, answer.unit].join(' ').trim()}`,
    ...figures.map(({ label, value }) => `${label}: ${value}`),
    ...lines.map(({ label, value }) => `${label}: ${value}`),
    ...[...warnings, ...notes].map(({ text }) => text),
  ].join('\n');
}
