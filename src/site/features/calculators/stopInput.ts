import { distanceHint, priceQuestions } from '@/content/priceWords';
import { amountText } from '@/content/tools/formula';
import { amountInFull } from '@/domain/calculators/calculation';
import { add, compare, exact, mul, sign, sub, type Fraction } from '@/domain/numbers/exact';
import { formatFixed } from '@/domain/numbers/numberText';
import type { Instrument } from '@/domain/trading/instruments';
import { readPrice } from '@/domain/trading/priceInput';
import { chosenLevel } from './choices';
import { numberInput, separableText, type NumberInput } from './reader';
import type { FieldValues } from './tool';

const EXAMPLE_DISTANCE = 40;

interface StopOptions {
  readonly decimals: number;
  /** The entry price; null if it is missing. */
  readonly entry: Fraction | null;
  /** Decides which side of the entry a distance is on; null for below. */
  readonly target: Fraction | null;
}

/** The stop loss as a price, or as a distance from the entry such as `40 pips`. */
export function stopInput(
  values: FieldValues,
  instrument: Instrument,
  { decimals, entry, target }: StopOptions,
): NumberInput {
  const level = chosenLevel(values);
  const input = numberInput(values, {
    key: 'stop',
    label: 'Stop loss',
    decimals,
    typedUnit: instrument.quote,
    isPrice: true,
    level,
    hint: distanceHint(EXAMPLE_DISTANCE, instrument.stepName),
  });
  const field = {
    ...input.field,
    takesWords: true,
    canonical: input.value === null ? '' : separableText(input.value),
  };
  const near = entry ?? (level === null ? null : exact(String(level)));
  const typed = (values.stop ?? '').trim();
  // A number with decimal places, as in every link, is the price itself.
  const isPrice = /^[0-9]*[.,][0-9]*$/.test(typed);
  if (isPrice || near === null || sign(near) <= 0) return { ...input, field };

  const reading = readPrice(typed, instrument, near);
  const distanceText = (distance: Fraction) => amountText(amountInFull(distance, 0, instrument.stepName));
  const asked = (problem: string) => ({ field: { ...field, echo: '', canonical: '', problem }, value: null });
  if (reading.kind === 'unclear') {
    return asked(priceQuestions.unclear(typed, reading.distances.map(distanceText)));
  }
  if (reading.kind === 'far' && reading.distances.length > 0) {
    const price = formatFixed(reading.price, instrument.decimals);
    return asked(priceQuestions.far(typed, reading.distances.map(distanceText), price));
  }
  if (reading.kind !== 'distance') return { ...input, field };

  const side = target !== null && compare(target, near) < 0 ? 'above' : 'below';
  const distance = mul(reading.distance, exact(instrument.step));
  const value = side === 'below' ? sub(near, distance) : add(near, distance);
  if (sign(value) <= 0) return asked(`${distanceText(reading.distance)} is more than the entry.`);
  const price = amountText(amountInFull(value, instrument.decimals));
  const echo = `${distanceText(reading.distance)} ${side} the entry: ${price}`;
  return { field: { ...field, echo, problem: '', canonical: separableText(value) }, value };
}
