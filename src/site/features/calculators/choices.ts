import { exampleLevels } from '@/content/exampleLevels';
import { stillMissing } from '@/content/tools/sentences';
import { CURRENCIES, isCurrency, type Currency } from '@/domain/numbers/currency';
import {
  FIRST_INSTRUMENT,
  INSTRUMENTS,
  instrumentByName,
  type Instrument,
} from '@/domain/trading/instruments';
import type { ChoiceField, Values } from './tool';

/** A menu. Nothing is chosen in it if its value is missing from the link. */
export const choiceField = (
  values: Values,
  { key, label, options }: Pick<ChoiceField, 'key' | 'label' | 'options'>,
): ChoiceField => ({
  kind: 'choice',
  key,
  label,
  options,
  problem: options.some(({ value }) => value === values[key]) ? '' : stillMissing,
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

export const currencyField = (values: Values) => choiceField(values, CURRENCY);
export const instrumentField = (values: Values) => choiceField(values, INSTRUMENT);

/** The selected currency; USD for an unknown code. */
export function chosenCurrency(values: Values): Currency {
  const code = values.currency ?? '';
  return isCurrency(code) ? code : 'USD';
}

/** The selected instrument; the first one for an unknown name. */
export const chosenInstrument = (values: Values): Instrument =>
  instrumentByName(values.instrument ?? '') ?? FIRST_INSTRUMENT;

const levels: Readonly<Record<string, number>> = exampleLevels;

/** A typical price for the chosen instrument; null if none is known. */
export const chosenLevel = (values: Values): number | null => levels[chosenInstrument(values).name] ?? null;
