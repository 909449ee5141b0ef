import { retailCap, capText } from '@/content/regulators';
import { inputProblemMessages, numberProblemMessages } from '@/content/tools/sentences';
import { amountText, echoText, formulaLineText } from '@/content/tools/formula';
import { amountInFull, type Calculation, type FieldProblem } from '@/domain/calculators/calculation';
import { contractOf } from '@/domain/calculators/contract';
import { inverseRate, type RateQuestion } from '@/domain/calculators/conversion';
import { compare, exact, toFixed, type Fraction } from '@/domain/numbers/exact';
import { moneyDecimals, type Currency } from '@/domain/numbers/currency';
import { plainText, readNumber, readPriceNumber } from '@/domain/numbers/numberInput';
import { groupDigits } from '@/domain/text/groupDigits';
import { formatWithEnoughPlaces, formatFixed } from '@/domain/numbers/numberText';
import { chosenInstrument } from './choices';
import type { Field, FieldGroup, NumberField, ToolOutcome, ToolView, ToolWarning, FieldValues } from './tool';

const MONEY_DECIMALS = 2;
/** For percentage shares and multiples of R, so that `1.125` isn't read as a thousand. */
export const RATIO_DECIMALS = 4;
export const LOT_DECIMALS = 3;
const RATE_DECIMALS = 5;

interface NumberOptions {
  readonly key: string;
  readonly label: string;
  readonly decimals: number;
  readonly unit?: string;
  /** Replaces `unit` as the unit that may be typed next to the number, as in `readNumber`. */
  readonly typedUnit?: string | null;
  readonly isPrice?: boolean;
  /** Whether it applies to one instrument only, as every price does. */
  readonly isOfInstrument?: boolean;
  /** A typical price for the instrument. */
  readonly level?: number | null;
  readonly hint?: string;
  readonly example?: string;
  readonly isOptional?: boolean;
  readonly placeholder?: string;
}

/** A number field with its value; null if it is empty or not a number. */
export interface NumberInput {
  readonly field: NumberField;
  readonly value: Fraction | null;
}

/** Plain digits with a decimal point and no trailing zeros. */
export const canonicalText = (value: Fraction): string => toFixed(value, amountInFull(value, 0).decimals);

export function numberInput(values: FieldValues, options: NumberOptions): NumberInput {
  const {
    key,
    label,
    decimals,
    unit = '',
    typedUnit = unit,
    isPrice = false,
    isOfInstrument = isPrice,
    level = null,
    hint = '',
    example = '1',
    isOptional = false,
    placeholder = '',
  } = options;
  const typed = values[key] ?? '';
  const reading = isPrice
    ? readPriceNumber(typed, decimals, typedUnit, level)
    : readNumber(typed, decimals, typedUnit);
  const value = reading.ok ? reading.value : null;
  const isEmpty = !reading.ok && reading.problem === 'empty' && isOptional;
  const problem =
    reading.ok || isEmpty
      ? ''
      : numberProblemMessages[reading.problem]({
          label,
          example,
          decimals,
          part: reading.part,
          unit: typedUnit ?? '',
        });
  return {
    field: {
      kind: 'number',
      key,
      label,
      unit,
      hint,
      echo: value === null ? '' : echoText(value, unit, typed, typedUnit === null),
      problem,
      canonical: value === null ? '' : canonicalText(value),
      isWhole: decimals === 0,
      isOfInstrument,
      isList: false,
      placeholder,
    },
    value,
  };
}

/** The values of inputs; null for one that isn't needed. */
export const valuesOf = <Name extends string>(
  inputs: Readonly<Record<Name, Pick<NumberInput, 'value'> | null>>,
): Readonly<Record<Name, Fraction | null>> =>
  Object.fromEntries(
    Object.entries<Pick<NumberInput, 'value'> | null>(inputs).map(([name, input]) => [
      name,
      input?.value ?? null,
    ]),
  ) as Record<Name, Fraction | null>;

/** The separator between two numbers: a semicolon, a comma followed by a space, or a space. */
const SEPARATOR = /\s*;\s*|,\s+|\s+(?=[0-9])/;

/** Splits a list of numbers; commas alone separate them if each number contains a point, as in a URL. */
function partsOf(typed: string): readonly string[] {
  const text = plainText(typed);
  const byComma = text.split(',');
  const isAddressed = byComma.length > 1 && byComma.every((part) => part.includes('.'));
  const parts = isAddressed ? byComma : text.split(SEPARATOR);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The number with at least one decimal place, so commas can separate prices, and none is treated as a distance. */
export const separableText = (value: Fraction): string =>
  toFixed(value, Math.max(1, amountInFull(value, 0).decimals));

interface NumbersOptions {
  readonly key: string;
  readonly label: string;
  readonly decimals: number;
  readonly typedUnit: string;
  readonly level: number | null;
  readonly hint: string;
  readonly most: number;
  /** The error message for text that isn't a list of numbers, or for too many numbers. */
  readonly problem: string;
}

/** Reads an optional field with several prices. */
export function numbersInput(
  values: FieldValues,
  { key, label, decimals, typedUnit, level, hint, most, problem }: NumbersOptions,
): { readonly field: NumberField; readonly values: readonly Fraction[] } {
  const parts = partsOf(values[key] ?? '');
  const readings = parts.map((part) => readPriceNumber(part, decimals, typedUnit, level));
  const read = readings.flatMap((reading) => (reading.ok ? [reading.value] : []));
  const isWrong = read.length < parts.length || parts.length > most;
  const field: NumberField = {
    kind: 'number',
    key,
    label,
    unit: '',
    hint,
    echo: isWrong ? '' : read.map((value) => amountText(amountInFull(value, 0))).join(' · '),
    problem: isWrong ? problem : '',
    canonical: isWrong ? '' : read.map(separableText).join(','),
    isWhole: false,
    isOfInstrument: true,
    isList: true,
    placeholder: '',
  };
  return { field, values: isWrong ? [] : read };
}

/** Adds a calculation's error to a field. `name` is the calculation's own name for the field. */
export function withProblem(
  input: Pick<NumberInput, 'field'>,
  problems: readonly FieldProblem<string>[],
  name: string,
  own?: string,
): NumberField {
  const { field } = input;
  const found = problems.find((one) => one.field === name);
  if (found === undefined || field.problem !== '') return field;
  const words = { label: field.label, example: '1', decimals: 0 };
  return { ...field, problem: own ?? inputProblemMessages[found.problem](words) };
}

export const accountInput = (
  values: FieldValues,
  unit: Currency,
  options?: Pick<NumberOptions, 'hint' | 'isOptional'>,
): NumberInput =>
  numberInput(values, {
    key: 'account',
    label: 'Account size',
    decimals: MONEY_DECIMALS,
    unit,
    example: '10,000',
    ...options,
  });

export const lotsInput = (values: FieldValues): NumberInput =>
  numberInput(values, { key: 'lots', label: 'Lots', decimals: LOT_DECIMALS, typedUnit: 'lots' });

export const leverageInput = (values: FieldValues, isOptional: boolean): NumberInput =>
  numberInput(values, {
    key: 'leverage',
    label: 'Leverage',
    decimals: MONEY_DECIMALS,
    typedUnit: '1:',
    hint: `${String(retailCap)} for ${capText(retailCap)}.${isOptional ? ' Optional.' : ''}`,
    example: '30',
    isOptional,
  });

/** The field for a rate, labelled with its two currencies, with the inverse rate below it. */
export function rateInput(values: FieldValues, { first, second }: RateQuestion): NumberInput {
  const asked = numberInput(values, {
    key: 'rate',
    label: `1 ${first} in ${second}`,
    decimals: RATE_DECIMALS,
    typedUnit: second,
    example: '1.0800',
  });
  const { value } = asked;
  if (value === null || value.numerator === 0n) {
    const hint = `Enter the rate your platform shows for 1 ${first}; the site doesn't look it up.`;
    return { ...asked, field: { ...asked.field, hint } };
  }
  const inverse = inverseRate(value);
  const amount = formatFixed(inverse, compare(inverse, exact('0.1')) < 0 ? 6 : MONEY_DECIMALS);
  return { ...asked, field: { ...asked.field, hint: `1 ${second} is then worth ${amount} ${first}.` } };
}

/** The selected instrument's contract, with the changes for the visitor's broker. */
export function contractInput(values: FieldValues) {
  const instrument = chosenInstrument(values);
  const contract = contractOf(instrument);
  const size = numberInput(values, {
    key: 'size',
    label: 'Units in one lot',
    decimals: MONEY_DECIMALS,
    typedUnit: 'units',
    isOfInstrument: true,
    hint: "Check your broker's contract. Optional.",
    isOptional: true,
    placeholder: groupDigits(instrument.contractSize),
  });
  return { instrument, size, contract: size.value === null ? contract : { ...contract, size: size.value } };
}

/** An amount without its currency: two decimal places, none for yen, and more for a small one. */
export const formatAmount = (value: Fraction, currency: Currency): string =>
  formatWithEnoughPlaces(value, moneyDecimals(currency));

export const moneyText = (value: Fraction, currency: Currency): string =>
  `${formatAmount(value, currency)} ${currency}`;

/** Fields under one legend; those that aren't needed are left out. */
export const fieldGroup = (
  legend: string,
  fields: readonly (Field | null)[],
  isFolded = false,
): FieldGroup => ({ legend, fields: fields.filter((field) => field !== null), isFolded });

interface ToolParts<Name extends string, Result, Line extends string, Warning extends string> {
  /** The number fields under the calculation's names for them; null for one that isn't needed. */
  readonly inputs: Readonly<Record<Name, Pick<NumberInput, 'field'> | null>>;
  readonly calculation: Calculation<string, Result, Line, Warning>;
  readonly lines: Readonly<Record<Line, string>>;
  readonly warnings: Readonly<Record<Warning, string>> | ((warning: Warning, result: Result) => ToolWarning);
  /** Arranges the fields; `field` returns a field with its error. */
  readonly groups: (field: (name: Name) => NumberField | null) => readonly FieldGroup[];
  readonly outcome: (result: Result) => Pick<ToolOutcome, 'answer'> & Partial<ToolOutcome>;
}

/** The fields of a tool with the errors of its calculation, or else its outcome. */
export function toolView<Name extends string, Result, Line extends string, Warning extends string>({
  inputs,
  calculation,
  lines,
  warnings,
  groups,
  outcome,
}: ToolParts<Name, Result, Line, Warning>): ToolView {
  const problems = calculation.ok ? [] : calculation.problems;
  const shown = groups((name) => inputs[name] && withProblem(inputs[name], problems, name)).filter(
    ({ fields }) => fields.length > 0,
  );
  const isReadable = shown.every(({ fields }) => fields.every(({ problem }) => problem === ''));
  return {
    groups: shown,
    outcome:
      calculation.ok && isReadable
        ? {
            figures: [],
            lines: calculation.lines.map((line) => ({
              label: lines[line.name],
              value: formulaLineText(line),
            })),
            warnings: calculation.warnings.map((warning) =>
              typeof warnings === 'function'
                ? warnings(warning, calculation.result)
                : { text: warnings[warning] },
            ),
            notes: [],
            ...outcome(calculation.result),
          }
        : null,
  };
}
