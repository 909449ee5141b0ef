import { priceQuestions } from '@/content/priceWords';
import { amountText } from '@/content/tools/formula';
import { amountInFull } from '@/domain/calculators/calculation';
import { compare, exact, mul, sign, toFixed, type Fraction } from '@/domain/numbers/exact';
import type { Instrument } from '@/domain/trading/instruments';
import { readPrice } from '@/domain/trading/priceInput';
import { chosenLevel } from './choices';
import { canonicalText, numberInput, type NumberInput } from './reader';
import type { FieldValues } from './tool';

/** A cost above this fraction of the price is more likely to be a number of pips. */
const LARGE = exact('0.01');

interface CostOptions {
  readonly decimals: number;
  /** The entry price; null if it is missing. */
  readonly entry: Fraction | null;
}

/** The cost of a round trip as a price difference, or in a unit such as `2 pips`. */
export function costInput(
  values: FieldValues,
  instrument: Instrument,
  { decimals, entry }: CostOptions,
): NumberInput {
  const { stepName, step, quote } = instrument;
  const input = numberInput(values, {
    key: 'cost',
    label: 'Round-trip cost',
    decimals,
    typedUnit: quote,
    isPrice: true,
    hint: `Spread and commission: a price difference, or a distance such as 2 ${stepName}s. Optional.`,
    isOptional: true,
  });
  const field = { ...input.field, takesWords: true };
  const level = chosenLevel(values);
  const near = entry !== null && sign(entry) > 0 ? entry : level === null ? null : exact(String(level));
  if (near === null) return { ...input, field };

  const typed = (values.cost ?? '').trim();
  const distanceText = (distance: Fraction) => amountText(amountInFull(distance, 0, stepName));
  const { value: difference } = input;
  if (difference !== null) {
    if (Number(step) === 1 || compare(difference, mul(near, LARGE)) <= 0) return { ...input, field };
    const inFull = toFixed(difference, instrument.decimals);
    const isInFull = new RegExp(String.raw`[.,]\d{${String(instrument.decimals)}}$`).test(typed);
    if (isInFull || /[\p{L}\p{Sc}]/u.test(typed)) return { ...input, field: { ...field, canonical: inFull } };
    const problem = priceQuestions.unclear(typed, [
      distanceText(difference),
      `a price difference of ${inFull}`,
    ]);
    return { field: { ...field, echo: '', canonical: '', problem }, value: null };
  }

  const reading = readPrice(typed, instrument, near);
  if (reading.kind === 'unclear') {
    const problem = priceQuestions.unclear(typed, reading.distances.map(distanceText));
    return { field: { ...field, problem }, value: null };
  }
  if (reading.kind !== 'distance') return { ...input, field };
  const value = mul(reading.distance, exact(step));
  const echo = `${distanceText(reading.distance)}: ${amountText(amountInFull(value, instrument.decimals))}`;
  return { field: { ...field, echo, problem: '', canonical: canonicalText(value) }, value };
}
