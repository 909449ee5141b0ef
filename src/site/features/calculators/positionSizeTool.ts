import { amountText } from '@/content/tools/formula';
import { positionSizeWords as words } from '@/content/tools/positionSize';
import { amountInFull } from '@/domain/calculators/calculation';
import { positionRateQuestion } from '@/domain/calculators/conversion';
import {
  positionSize,
  wholeParts,
  type PositionSize,
  type PositionSizeInput,
  type SizeWarning,
} from '@/domain/calculators/positionSize';
import { afterLosses, recoveryAfter } from '@/domain/calculators/losingStreak';
import { div, exact, mul, sign, sub, toNumber, ZERO, type Fraction } from '@/domain/exact';
import { countOf, groupDigits } from '@/domain/groupDigits';
import type { Currency } from '@/domain/instruments';
import { formatFixed } from '@/domain/numberText';
import {
  accountInput,
  canonicalText,
  chosenCurrency,
  contractInput,
  currencyField,
  fieldGroup,
  instrumentField,
  leverageInput,
  LOT_DECIMALS,
  moneyText,
  numberInput,
  numbersInput,
  rateInput,
  toolView,
} from './reader';
import type { Figure, Outcome, Tool, ToolView, Values } from './tool';

const HUNDRED = exact(100);
const MAX_TARGETS = 3;
const LOSSES_IN_A_ROW = 10;

function readInputs(values: Values) {
  const currency = chosenCurrency(values);
  const { instrument, size, contract: byInstrument } = contractInput(values);
  const lotStep = numberInput(values, {
    key: 'lotStep',
    label: words.fields.lotStep,
    decimals: LOT_DECIMALS,
    typedUnit: 'lots',
    hint: words.hints.lotStep,
    isOptional: true,
    placeholder: groupDigits(instrument.lotStep),
  });
  const contract =
    lotStep.value === null
      ? byInstrument
      : { ...byInstrument, lotStep: lotStep.value, smallestLot: lotStep.value };
  const price = (key: 'entry' | 'stop' | 'cost', hint = '') =>
    numberInput(values, {
      key,
      label: words.fields[key],
      decimals: contract.decimals,
      typedUnit: contract.quote,
      isPrice: true,
      hint,
      isOptional: key === 'cost',
    });
  const targets = numbersInput(values, {
    key: 'targets',
    label: words.fields.targets,
    decimals: contract.decimals,
    typedUnit: contract.quote,
    hint: words.hints.targets,
    most: MAX_TARGETS,
    problem: words.problems.targets,
  });
  const question = positionRateQuestion(contract, currency);
  return {
    currency,
    contract,
    inputs: {
      account: accountInput(values, currency),
      percent: numberInput(values, { key: 'risk', label: words.fields.risk, decimals: 2, unit: '%' }),
      entry: price('entry'),
      stop: price('stop'),
      targets,
      cost: price('cost', words.hints.cost),
      leverage: leverageInput(values, true),
      size,
      lotStep,
      rate: question === null ? null : rateInput(values, question),
    },
  };
}

/** Formats lots with the decimals of the lot step. */
const lotsNumber = (lots: Fraction, { lotStep }: PositionSizeInput['contract']) =>
  formatFixed(lots, amountInFull(lotStep, 0).decimals);

const lotsText = (lots: Fraction, contract: PositionSizeInput['contract']) =>
  countOf(lotsNumber(lots, contract), 'lot');

/** The size as an answer, which may be that there is none. */
function sizeText(lots: Fraction | null, contract: PositionSizeInput['contract']) {
  if (lots === null) return { value: words.none, unit: '' };
  const value = lotsNumber(lots, contract);
  return { value, unit: value === '1' ? 'lot' : 'lots' };
}

interface OwnSide {
  readonly account: Fraction;
  readonly percent: Fraction;
}

/** The effect of too large a risk over ten losses, and where to look up how likely they are. */
function riskWarning({ account, percent: typed }: OwnSide, currency: Currency): Outcome['warnings'][number] {
  const percent = amountText(amountInFull(typed, 0, '%'));
  const leftPercent = afterLosses(HUNDRED, typed, LOSSES_IN_A_ROW);
  if (sign(leftPercent) === 0) return { text: words.warnings.allLost(percent) };
  const recovery = recoveryAfter(sub(HUNDRED, leftPercent));
  const query = new URLSearchParams({
    account: canonicalText(account),
    currency,
    risk: canonicalText(typed),
    losses: String(LOSSES_IN_A_ROW),
  });
  return {
    text: words.warnings.overAdvisedRisk(
      percent,
      moneyText(afterLosses(account, typed, LOSSES_IN_A_ROW), currency),
      moneyText(account, currency),
      `${formatFixed(recovery, 0)}%`,
    ),
    link: { label: words.howLikely, to: `/tools/losing-streaks?${query.toString()}` },
  };
}

function warningOf(
  warning: SizeWarning,
  input: PositionSizeInput,
  own: OwnSide,
  { realRisk }: PositionSize,
): Outcome['warnings'][number] {
  if (warning === 'overAdvisedRisk') return riskWarning(own, input.currency);
  if (warning === 'marginAboveAccount') return { text: words.warnings.marginAboveAccount };
  const { contract, currency } = input;
  const risked = amountText(amountInFull(own.percent, 0, '%'));
  const smallest = lotsText(contract.smallestLot, contract);
  return { text: words.warnings.belowSmallestLot(risked, smallest, moneyText(realRisk, currency)) };
}

function figuresOf(
  { contract, currency, targets }: PositionSizeInput,
  result: PositionSize,
): readonly Figure[] {
  const { lots, realRisk, realPercent, gain, margin } = result;
  const figures: Figure[] = [
    {
      label: lots === null ? words.figures.smallestRisk : words.figures.realRisk,
      value: `−${moneyText(realRisk, currency)}`,
      tone: 'loss',
    },
  ];
  if (gain !== null) {
    const value = moneyText(gain, currency);
    const label = words.figures.gain(targets.length);
    if (sign(gain) === 0) figures.push({ label, value });
    else if (sign(gain) > 0) figures.push({ label, value: `+${value}`, tone: 'gain' });
    else figures.push({ label, value, tone: 'loss' });
  }
  figures.push({ label: words.figures.share, value: `${formatFixed(realPercent, 2)}%` });
  if (lots !== null) {
    figures.push({
      label: words.figures.units,
      value: amountText(amountInFull(mul(lots, contract.size), 0)),
    });
  }
  if (margin !== null) figures.push({ label: words.figures.margin, value: moneyText(margin, currency) });
  return figures;
}

function notesOf({ contract, targets }: PositionSizeInput, { lots }: PositionSize): Outcome['notes'] {
  const gap = { text: words.notes.gap, about: 'gap' } as const;
  if (lots === null) return [gap];
  const step = amountText(amountInFull(contract.lotStep, 0));
  const rounded = { text: words.notes.rounded(countOf(step, 'lot')), about: 'rounding' } as const;
  const parts = Math.max(2, targets.length);
  if (wholeParts(lots, [div(HUNDRED, exact(parts))], contract).every(Boolean)) return [rounded, gap];
  const size = lotsText(lots, contract);
  const text =
    targets.length < 2 ? words.notes.indivisible(size, step) : words.notes.unequal(size, parts, step);
  return [rounded, { text }, gap];
}

function view(values: Values): ToolView {
  const { currency, contract, inputs } = readInputs(values);
  const { account, percent, entry, stop, targets, cost, leverage, rate } = inputs;
  const own = { account: account.value ?? ZERO, percent: percent.value ?? ZERO };
  const input: PositionSizeInput = {
    contract,
    currency,
    account: account.value,
    percent: own.percent,
    entry: entry.value ?? ZERO,
    stop: stop.value ?? ZERO,
    targets: targets.values,
    cost: cost.value ?? ZERO,
    leverage: leverage.value,
    rate: rate?.value ?? null,
  };
  return toolView({
    inputs,
    calculation: positionSize(input),
    words: { lines: words.lines },
    groups: (field) => [
      fieldGroup(words.groups.account, [field('account'), field('percent'), currencyField]),
      fieldGroup(words.groups.trade, [instrumentField, field('entry'), field('stop'), field('targets')]),
      fieldGroup(words.groups.rate, [field('rate')]),
      fieldGroup(
        words.groups.contract,
        [field('cost'), field('leverage'), field('size'), field('lotStep')],
        true,
      ),
    ],
    outcome: (result, warnings) => ({
      answer: { label: words.answer, ...sizeText(result.lots, contract) },
      figures: figuresOf(input, result),
      warnings: warnings.map((warning) => warningOf(warning, input, own, result)),
      notes: notesOf(input, result),
      stakePercent: toNumber(result.realPercent),
    }),
  });
}

export const positionSizeTool: Tool = {
  name: words.name,
  address: '/tools/position-size',
  start: {
    account: '10000',
    currency: 'USD',
    risk: '1',
    instrument: 'EUR/USD',
    entry: '1.08400',
    stop: '1.08000',
    targets: '',
    rate: '',
    cost: '',
    leverage: '',
    size: '',
    lotStep: '',
  },
  view,
};
