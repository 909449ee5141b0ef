import { europe, retailCap } from '@/content/regulators';
import { marginWords as words } from '@/content/tools/margin';
import { positionRateQuestion } from '@/domain/calculators/conversion';
import { margin, type Margin, type MarginInput, type Side } from '@/domain/calculators/margin';
import { formatFixed } from '@/domain/numberText';
import {
  accountInput,
  chosenCurrency,
  contractInput,
  currencyField,
  fieldGroup,
  instrumentField,
  leverageInput,
  lotsInput,
  moneyText,
  MONEY_DECIMALS,
  moneyNumber,
  numberInput,
  rateInput,
  toolView,
  valuesOf,
} from './reader';
import type { ChoiceField, Figure, Tool, ToolView, Values } from './tool';

const SIDES: readonly Side[] = ['long', 'short'];

const sideField: ChoiceField = {
  kind: 'choice',
  key: 'side',
  label: words.fields.side,
  options: SIDES.map((side) => ({ value: side, label: words.sides[side] })),
};

function readInputs(values: Values) {
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
        label: words.fields.price,
        decimals: contract.decimals,
        typedUnit: contract.quote,
        isPrice: true,
      }),
      leverage: leverageInput(values, false),
      account: accountInput(values, currency, { hint: words.hints.account, isOptional: true }),
      stopOutPercent: numberInput(values, {
        key: 'stopOut',
        label: words.fields.stopOut,
        decimals: MONEY_DECIMALS,
        unit: '%',
        hint: words.hints.stopOut,
        isOptional: true,
      }),
      size,
      rate: question === null ? null : rateInput(values, question),
    },
  };
}

function figuresOf({ contract, currency }: MarginInput, result: Margin): readonly Figure[] {
  const { value, freeMargin, level, stopOutPrice, lossAtStopOut } = result;
  const figures: Figure[] = [{ label: words.figures.value, value: moneyText(value, currency) }];
  if (freeMargin !== null)
    figures.push({ label: words.figures.freeMargin, value: moneyText(freeMargin, currency) });
  if (level !== null) figures.push({ label: words.figures.level, value: `${formatFixed(level, 0)}%` });
  if (stopOutPrice !== null && lossAtStopOut !== null) {
    figures.push(
      { label: words.figures.stopOut, value: formatFixed(stopOutPrice, contract.decimals) },
      { label: words.figures.loss, value: `−${moneyText(lossAtStopOut, currency)}`, tone: 'loss' },
    );
  }
  return figures;
}

function view(values: Values): ToolView {
  const { currency, contract, inputs } = readInputs(values);
  const input: MarginInput = {
    contract,
    currency,
    side: SIDES.find((side) => side === values.side) ?? 'long',
    ...valuesOf(inputs),
  };
  return toolView({
    inputs,
    calculation: margin(input),
    words,
    groups: (field) => [
      fieldGroup(words.groups.position, [
        instrumentField,
        sideField,
        field('lots'),
        field('price'),
        field('leverage'),
      ]),
      fieldGroup(words.groups.account, [field('account'), field('stopOutPercent'), currencyField]),
      fieldGroup(words.groups.rate, [field('rate')]),
      fieldGroup(words.groups.contract, [field('size')], true),
    ],
    outcome: (result) => ({
      answer: { label: words.answer, value: moneyNumber(result.margin, currency), unit: currency },
      figures: figuresOf(input, result),
      notes: result.stopOutPrice === null ? [] : [{ text: words.notes.assumptions }],
    }),
  });
}

export const marginTool: Tool = {
  name: words.name,
  address: '/tools/margin',
  start: {
    instrument: 'EUR/USD',
    side: 'long',
    lots: '0.25',
    price: '1.08400',
    leverage: String(retailCap),
    account: '10000',
    currency: 'USD',
    stopOut: String(europe.closeOutPercent),
    rate: '',
    size: '',
  },
  view,
};
