import { exampleLevels } from '@/content/exampleLevels';
import { stillMissingHint } from '@/content/tools/sentences';
import { CURRENCIES, isCurrency, type Currency } from '@/domain/numbers/currency';
import {
  FIRST_INSTRUMENT,
  INSTRUMENTS,
  instrumentByName,
  type Instrument,
} from '@/domain/trading/instruments';
import type { ChoiceField, FieldValues } from './tool';

/** A menu. Nothing is chosen in it if its value is missing from the link. */
export const choiceField = (
  values: FieldValues,
  { key, label, options }: Pick<ChoiceField, 'key' | 'label' | 'options'>,
): ChoiceField => ({
  kind: 'choice',
  key,
  label,
  options,
  problem: options.some(({ value }) => value === values[key]) ? '' : stillMissingHint,
});

const CURRENCY = {
  key: 'currency',
  label: 'Account currency',
  options: CURRENCIES.map((code) => ({ value: code, label: code })),
};

const INSTRUMENT = {
  key: 'instrument',
  label: 'Instrument',
  options: INSTRUMENTS.map(({ name }) => ({ value: name, label: name })),
};

export const currencyField = (values: FieldValues) => choiceField(values, CURRENCY);
export const instrumentField = (values: FieldValues) => choiceField(values, INSTRUMENT);

/** The selected currency; USD for an unknown code. */
export function chosenCurrency(values: FieldValues): Currency {
  const code = values.currency ?? '';
  return isCurrency(code) ? code : 'USD';
}

/** The selected instrument; the first one for an unknown name. */
export const chosenInstrument = (values: FieldValues): Instrument =>
  instrumentByName(values.instrument ?? '') ?? FIRST_INSTRUMENT;

const levels: Readonly<Record<string, number>> = exampleLevels;

/** A typical price for the chosen instrument; null if none is known. */
export const chosenLevel = (values: FieldValues): number | null =>
  levels[chosenInstrument(values).name] ?? null;
