import { RETAIL_LIMITS_LINK, retailLimit } from '@/content/retailLimit';
import { amountText } from '@/content/tools/formula';
import { amountInFull } from '@/domain/calculators/calculation';
import { positionRateQuestion } from '@/domain/calculators/conversion';
import {
  positionSize,
  arePartsWhole,
  type PositionSize,
  type PositionSizeInput,
  type SizeWarning,
} from '@/domain/calculators/positionSize';
import { balanceAfterLosses, recoveryAfter } from '@/domain/calculators/losingStreak';
import { div, exact, mul, sign, sub, toNumber, ZERO, type Fraction } from '@/domain/numbers/exact';
import { countOf, groupDigits } from '@/domain/text/groupDigits';
import type { Currency } from '@/domain/numbers/currency';
import { formatWithEnoughPlaces, formatFixed } from '@/domain/numbers/numberText';
import { chosenCurrency, chosenLevel, currencyField, instrumentField } from './choices';
import { costInput } from './costInput';
import { losingStreaksTool } from './losingStreaksTool';
import {
  accountInput,
  canonicalText,
  contractInput,
  fieldGroup,
  leverageInput,
  LOT_DECIMALS,
  moneyText,
  numberInput,
  numbersInput,
  rateInput,
  toolView,
  RATIO_DECIMALS,
} from './reader';
import { leverageText, lotsText, retailLotsText, sideConclusion, sizeAnswer, timesText } from './sizeWords';
import { stopInput } from './stopInput';
import {
  toolQuery,
  type ToolFigure,
  type ToolOutcome,
  type Tool,
  type ToolView,
  type ToolWarning,
  type FieldValues,
} from './tool';

const HUNDRED = exact(100);
const MAX_TARGETS = 3;
const LOSSES_IN_A_ROW = 10;

function readInputs(values: FieldValues) {
  const currency = chosenCurrency(values);
  const { instrument, size, contract: byInstrument } = contractInput(values);
  const lotStep = numberInput(values, {
    key: 'lotStep',
    label: 'Lot step',
    decimals: LOT_DECIMALS,
    typedUnit: 'lots',
    isOfInstrument: true,
    hint: 'Also the smallest lot. Optional.',
    isOptional: true,
    placeholder: groupDigits(instrument.lotStep),
  });
  const contract =
    lotStep.value === null
      ? byInstrument
      : { ...byInstrument, lotStep: lotStep.value, smallestLot: lotStep.value };
  const { decimals } = contract;
  const entry = numberInput(values, {
    key: 'entry',
    label: 'Entry',
    decimals,
    typedUnit: contract.quote,
    isPrice: true,
    level: chosenLevel(values),
  });
  const targets = numbersInput(values, {
    key: 'targets',
    label: 'Targets',
    decimals,
    typedUnit: contract.quote,
    level: chosenLevel(values),
    hint: 'Up to three, such as 1.0880; 1.0960. An equal part is closed at each price. Optional.',
    most: MAX_TARGETS,
    problem: 'Enter up to three prices, separated by semicolons: 1.0880; 1.0960.',
  });
  const question = positionRateQuestion(contract, currency);
  const [target = null] = targets.values;
  return {
    currency,
    contract,
    limit: retailLimit(instrument),
    inputs: {
      account: accountInput(values, currency),
      percent: numberInput(values, {
        key: 'risk',
        label: 'Risk on this trade',
        decimals: RATIO_DECIMALS,
        unit: '%',
      }),
      entry,
      stop: stopInput(values, instrument, { decimals, entry: entry.value, target }),
      targets,
      cost: costInput(values, instrument, { decimals, entry: entry.value }),
      leverage: leverageInput(values, true),
      size,
      lotStep,
      rate: question === null ? null : rateInput(values, question),
    },
  };
}

interface OwnSide {
  readonly account: Fraction;
  readonly percent: Fraction;
}

/** The effect of too large a risk over ten losses, and where to look up how likely they are. */
function riskWarning({ account, percent: typed }: OwnSide, currency: Currency): ToolWarning {
  const tooMuch = `${amountText(amountInFull(typed, 0, '%'))} is more than the courses advise, which is 1-2%.`;
  const leftPercent = balanceAfterLosses(HUNDRED, typed, LOSSES_IN_A_ROW);
  if (sign(leftPercent) === 0) return { text: `${tooMuch} One loss would take all of it.` };
  const recovery = recoveryAfter(sub(HUNDRED, leftPercent));
  const query = toolQuery(losingStreaksTool, {
    ...losingStreaksTool.start,
    account: canonicalText(account),
    currency,
    risk: canonicalText(typed),
    losses: String(LOSSES_IN_A_ROW),
  });
  return {
    text: `${tooMuch} Ten losses in a row would leave ${moneyText(balanceAfterLosses(account, typed, LOSSES_IN_A_ROW), currency)} of ${moneyText(account, currency)} and need a gain of ${formatFixed(recovery, 0)}% to recover.`,
    link: { label: 'How likely are ten in a row?', to: `/tools/losing-streaks?${query}` },
  };
}

function warningOf(
  warning: SizeWarning,
  input: PositionSizeInput,
  own: OwnSide,
  result: PositionSize,
): ToolWarning {
  if (warning === 'overAdvisedRisk') return riskWarning(own, input.currency);
  if (warning === 'marginAboveAccount')
    return { text: "The margin is larger than the account: this position can't be opened." };
  if (warning === 'aboveRetailLimit') {
    const limit = leverageText(input.retailLeverage);
    return {
      text: `At the retail limit of ${limit} this account can hold ${retailLotsText(input, result)} at most.`,
      link: RETAIL_LIMITS_LINK,
    };
  }
  const { contract, currency } = input;
  const risked = amountText(amountInFull(own.percent, 0, '%'));
  const smallest = lotsText(contract.smallestLot, contract);
  return {
    text: `At a risk of ${risked} even the smallest size, ${smallest}, would lose ${moneyText(result.realRisk, currency)}. No size fits.`,
  };
}

function figuresOf(input: PositionSizeInput, result: PositionSize): readonly ToolFigure[] {
  const { contract, currency, targets, leverage, retailLeverage } = input;
  const { lots, worth, timesAccount, neededLeverage, realRisk, realPercent, gain, margin } = result;
  const figures: ToolFigure[] = [
    ...(lots !== null && neededLeverage !== null
      ? [{ label: 'Size for this risk', value: lotsText(lots, contract) }]
      : []),
    {
      label: lots === null ? 'The smallest lot would lose' : 'If the stop is reached',
      value: `−${moneyText(realRisk, currency)}`,
      tone: 'loss',
    },
  ];
  if (gain !== null) {
    const value = moneyText(gain, currency);
    const label = targets.length === 1 ? 'If the target is reached' : 'If every target is reached';
    if (sign(gain) === 0) figures.push({ label, value });
    else if (sign(gain) > 0) figures.push({ label, value: `+${value}`, tone: 'gain' });
    else figures.push({ label, value, tone: 'loss' });
  }
  figures.push({ label: 'Account at risk', value: `${formatWithEnoughPlaces(realPercent, 2)}%` });
  if (lots !== null) {
    figures.push({
      label: 'Units',
      value: amountText(amountInFull(mul(lots, contract.size), 0)),
    });
  }
  if (worth !== null && timesAccount !== null) {
    figures.push(
      { label: `Value, ${timesText(timesAccount)}`, value: moneyText(worth, currency) },
      {
        label: `The retail limit of ${leverageText(retailLeverage)} allows`,
        value: retailLotsText(input, result),
      },
    );
  }
  if (margin !== null) {
    const held = leverageText(leverage ?? retailLeverage);
    figures.push({ label: `Margin at ${held}`, value: moneyText(margin, currency) });
  }
  return figures;
}

function notesOf({ contract, targets }: PositionSizeInput, { lots }: PositionSize): ToolOutcome['notes'] {
  const gap = {
    text: 'Prices can jump past a stop: over a weekend or around news the loss can be larger.',
    about: 'gap',
  } as const;
  if (lots === null) return [gap];
  const step = amountText(amountInFull(contract.lotStep, 0));
  const rounded = {
    text: `Rounded down, because orders must be multiples of ${countOf(step, 'lot')}.`,
    about: 'rounding',
  } as const;
  const parts = Math.max(2, targets.length);
  if (arePartsWhole(lots, [div(HUNDRED, exact(parts))], contract).every(Boolean)) return [rounded, gap];
  const size = lotsText(lots, contract);
  const text =
    targets.length < 2
      ? `${size} can't be halved for a partial exit: the lot step is ${step}.`
      : `${size} can't be closed in ${String(parts)} equal parts: the lot step is ${step}. The gain shown assumes that it can.`;
  return [rounded, { text }, gap];
}

function view(values: FieldValues): ToolView {
  const { currency, contract, limit, inputs } = readInputs(values);
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
    retailLeverage: exact(limit.cap),
  };
  return toolView({
    inputs,
    calculation: positionSize(input),
    lines: {
      risk: 'Risk',
      distance: 'Distance to the stop',
      distanceWithCost: 'With the cost',
      lossPerLot: 'One lot loses',
      riskInQuote: "The risk in the price's currency",
      lots: 'Lots',
      smallestLotRisk: 'The smallest lot would lose',
      realRisk: 'Real risk',
      realShare: 'Share of the account',
      target: 'Gain at a target',
      worth: 'Position value',
      timesAccount: 'Times the account',
      retailLots: `Lots at the retail limit of ${leverageText(input.retailLeverage)}`,
      margin: 'Margin',
    },
    groups: (field) => [
      fieldGroup('Your account', [field('account'), field('percent'), currencyField(values)]),
      fieldGroup('The trade', [instrumentField(values), field('entry'), field('stop'), field('targets')]),
      fieldGroup('The rate', [field('rate')]),
      fieldGroup(
        'Costs, margin and contract',
        [field('cost'), field('leverage'), field('size'), field('lotStep')],
        true,
      ),
    ],
    warnings: (warning, result) => warningOf(warning, input, own, result),
    outcome: (result) => ({
      answer: sizeAnswer(input, result),
      conclusion: sideConclusion(input),
      figures: figuresOf(input, result),
      notes: [...notesOf(input, result), ...(result.lots === null ? [] : [{ text: limit.text }])],
      stakePercent: toNumber(result.realPercent),
    }),
  });
}

export const positionSizeTool: Tool = {
  name: 'Position size',
  address: '/tools/position-size',
  start: {
    targets: '',
    rate: '',
    cost: '',
    leverage: '',
    size: '',
    lotStep: '',
    account: '10000',
    currency: 'USD',
    risk: '1',
    instrument: 'EUR/USD',
    entry: '1.08400',
    stop: '1.08000',
  },
  view,
};
