import { europe, retailCap } from '@/content/regulators';
import { positionRateQuestion } from '@/domain/calculators/conversion';
import { margin, type Margin, type MarginInput } from '@/domain/calculators/margin';
import { formatWithEnoughPlaces, formatFixed } from '@/domain/numbers/numberText';
import { choiceField, chosenCurrency, chosenLevel, currencyField, instrumentField } from './choices';
import {
  accountInput,
  contractInput,
  fieldGroup,
  leverageInput,
  lotsInput,
  moneyText,
  RATIO_DECIMALS,
  formatAmount,
  numberInput,
  rateInput,
  toolView,
  valuesOf,
} from './reader';
import type { ToolFigure, ToolOutcome, Tool, ToolView, FieldValues } from './tool';

const SIDE = {
  key: 'side',
  label: 'Direction',
  options: [
    { value: 'long', label: 'Buy' },
    { value: 'short', label: 'Sell' },
  ],
};

function readInputs(values: FieldValues) {
  const currency = chosenCurrency(values);
  const { contract, size } = contractInput(values);
  const question = positionRateQuestion(contract, currency);
  return {
    currency,
    contract,
    inputs: {
      lots: lotsInput(values),
      price: numberInput(values, {
        key: 'price',
        label: 'Price',
        decimals: contract.decimals,
        typedUnit: contract.quote,
        isPrice: true,
        level: chosenLevel(values),
      }),
      leverage: leverageInput(values, false),
      account: accountInput(values, currency, { hint: 'Optional.', isOptional: true }),
      stopOutPercent: numberInput(values, {
        key: 'stopOut',
        label: 'Stop-out level',
        decimals: RATIO_DECIMALS,
        unit: '%',
        hint: `The margin level at which the broker closes positions. For retail clients in most of the EU, in the UK and in Australia: ${String(europe.closeOutPercent)}%. Optional.`,
        isOptional: true,
      }),
      size,
      rate: question === null ? null : rateInput(values, question),
    },
  };
}

function figuresOf({ contract, currency }: MarginInput, result: Margin): readonly ToolFigure[] {
  const { value, freeMargin, level, stopOutPrice, lossAtStopOut } = result;
  const figures: ToolFigure[] = [{ label: 'Position value', value: moneyText(value, currency) }];
  if (freeMargin !== null) figures.push({ label: 'Free margin', value: moneyText(freeMargin, currency) });
  if (level !== null) figures.push({ label: 'Margin level', value: `${formatWithEnoughPlaces(level, 0)}%` });
  if (stopOutPrice !== null && lossAtStopOut !== null) {
    figures.push(
      { label: 'Stop-out at', value: formatFixed(stopOutPrice, contract.decimals) },
      { label: 'Loss at the stop-out', value: `−${moneyText(lossAtStopOut, currency)}`, tone: 'loss' },
    );
  } else if (lossAtStopOut !== null) figures.push({ label: 'Stop-out', value: "can't be reached" });
  return figures;
}

function notesOf({ currency }: MarginInput, { lossAtStopOut, stopOutPrice }: Margin): ToolOutcome['notes'] {
  if (lossAtStopOut === null) return [];
  const text =
    stopOutPrice === null
      ? `The stop-out can't be reached: that would take a loss of ${moneyText(lossAtStopOut, currency)}, more than this position can lose at any price.`
      : 'Assumes only this position, the margin it was opened with and no costs. Prices can jump past the stop-out.';
  return [{ text }];
}

function view(values: FieldValues): ToolView {
  const { currency, contract, inputs } = readInputs(values);
  const input: MarginInput = {
    contract,
    currency,
    side: values.side === 'short' ? 'short' : 'long',
    ...valuesOf(inputs),
  };
  return toolView({
    inputs,
    calculation: margin(input),
    lines: {
      value: 'Position value',
      margin: 'Margin',
      freeMargin: 'Free margin',
      level: 'Margin level',
      lossAtStopOut: 'Loss at the stop-out',
      stopOutLong: 'Stop-out price',
      stopOutShort: 'Stop-out price',
    },
    warnings: {
      marginAboveAccount: "The margin is larger than the account: this position can't be opened.",
      stopOutAtOnce: 'This position would be at the stop-out level from the start.',
    },
    groups: (field) => [
      fieldGroup('The position', [
        instrumentField(values),
        choiceField(values, SIDE),
        field('lots'),
        field('price'),
        field('leverage'),
      ]),
      fieldGroup('Your account', [field('account'), field('stopOutPercent'), currencyField(values)]),
      fieldGroup('The rate', [field('rate')]),
      fieldGroup('Contract', [field('size')], true),
    ],
    outcome: (result) => ({
      answer: { label: 'Margin held', value: formatAmount(result.margin, currency), unit: currency },
      figures: figuresOf(input, result),
      notes: notesOf(input, result),
    }),
  });
}

export const marginTool: Tool = {
  name: 'Margin and stop-out',
  address: '/tools/margin',
  start: {
    rate: '',
    size: '',
    account: '10000',
    currency: 'USD',
    stopOut: String(europe.closeOutPercent),
    instrument: 'EUR/USD',
    side: 'long',
    lots: '0.25',
    price: '1.08400',
    leverage: String(retailCap),
  },
  view,
};
