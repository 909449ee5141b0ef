import { absolute, add, compare, div, exact, mul, sign, sub, type Fraction } from '@/domain/exact';
import { moneyDecimals } from '@/domain/instruments';
import { amount, amountInFull, amountRoundedDown, type Amount, type FormulaLine } from './calculation';
import type { Contract } from './contract';
import { intoAccount, intoQuote, type Conversion } from './conversion';
import type { PositionSizeInput } from './positionSize';
import type { TargetGain } from './targets';

export type SizeLine =
  | 'risk'
  | 'distance'
  | 'distanceWithCost'
  | 'lossPerLot'
  | 'riskInQuote'
  | 'lots'
  | 'smallestLotRisk'
  | 'realRisk'
  | 'realShare'
  | 'target'
  | 'margin';

/** Formats lots with the decimals of the lot step, such as 0.10. */
const lotsAmount = (lots: Fraction, { lotStep }: Contract): Amount =>
  amountInFull(lots, amountInFull(lotStep, 0).decimals, 'lot');

/** The inputs and intermediate results; only the lots are rounded. */
interface Steps {
  readonly conversion: Conversion;
  readonly risked: Fraction;
  readonly riskInQuote: Fraction;
  readonly lossPerLot: Fraction;
  readonly rounded: Fraction;
  readonly lots: Fraction | null;
  readonly realRisk: Fraction;
  readonly realPercent: Fraction | null;
  readonly margin: Fraction | null;
  readonly gains: readonly TargetGain[];
}

type Lines = FormulaLine<SizeLine>[];

function distanceLines({ contract, entry, stop, cost }: PositionSizeInput, lossPerLot: Fraction): Lines {
  const price = (value: Fraction) => amountInFull(value, contract.decimals);
  const distance = absolute(sub(entry, stop));
  const withCost = price(add(distance, cost));
  const [high, low] = compare(entry, stop) > 0 ? [entry, stop] : [stop, entry];
  return [
    {
      name: 'distance',
      expression: [price(high), '−', price(low)],
      result: price(distance),
      also: amountInFull(div(distance, contract.step), 0, contract.stepName),
    },
    ...(sign(cost) > 0
      ? [
          {
            name: 'distanceWithCost',
            expression: [price(distance), '+', price(cost)],
            result: withCost,
          } as const,
        ]
      : []),
    {
      name: 'lossPerLot',
      expression: [withCost, '×', amountInFull(contract.size, 0)],
      result: amountInFull(lossPerLot, moneyDecimals(contract.quote), contract.quote),
    },
  ];
}

function riskLines({ currency, account, risk }: PositionSizeInput, { risked }: Steps): Lines {
  if (!('percent' in risk) || account === null) return [];
  const decimals = moneyDecimals(currency);
  return [
    {
      name: 'risk',
      expression: [amountInFull(account, decimals, currency), '×', amountInFull(risk.percent, 0, '%')],
      result: amountInFull(risked, decimals, currency),
    },
  ];
}

/**
 * The shown numbers give the shown lots even after rounding down: the dividend is shown in full or rounded
 * down itself.
 */
function lotsLines({ contract, currency }: PositionSizeInput, steps: Steps): Lines {
  const { conversion, lossPerLot } = steps;
  const risked = amountInFull(steps.risked, moneyDecimals(currency), currency);
  const perLot = amountInFull(lossPerLot, moneyDecimals(contract.quote), contract.quote);
  const lossOfStep = amountInFull(mul(lossPerLot, contract.lotStep), perLot.decimals);
  const riskInQuote = amountRoundedDown(steps.riskInQuote, lossOfStep.decimals, contract.quote);
  const lotStep = amountInFull(contract.lotStep, 0);
  const divided = conversion.way === 'none' ? risked : riskInQuote;
  const lotsLine = {
    name: 'lots',
    expression: [divided, '÷', perLot],
    result: amountRoundedDown(div(divided.value, lossPerLot), lotStep.decimals + 2, 'lot'),
    roundedDown: { step: lotStep, result: lotsAmount(steps.rounded, contract) },
  } as const;
  if (conversion.way === 'none') return [lotsLine];
  const conversionLine = {
    name: 'riskInQuote',
    expression: [risked, ...intoQuote(conversion)],
    result: riskInQuote,
  } as const;
  return [conversionLine, lotsLine];
}

function realRiskLines({ contract, currency, account }: PositionSizeInput, steps: Steps): Lines {
  const { conversion, lossPerLot, lots, realRisk, realPercent } = steps;
  const decimals = moneyDecimals(currency);
  const product = [
    lotsAmount(lots ?? contract.smallestLot, contract),
    '×',
    amountInFull(lossPerLot, moneyDecimals(contract.quote), contract.quote),
    ...intoAccount(conversion),
  ] as const;
  const lines: Lines = [
    {
      name: lots === null ? 'smallestLotRisk' : 'realRisk',
      expression: product,
      result: amount(realRisk, decimals, currency),
    },
  ];
  if (account !== null && realPercent !== null) {
    lines.push({
      name: 'realShare',
      expression: [...product, '÷', amountInFull(account, decimals, currency)],
      result: amount(realPercent, 2, '%'),
    });
  }
  return lines;
}

function marginLines(input: PositionSizeInput, { conversion, lots, margin }: Steps): Lines {
  const { contract, currency, entry, leverage } = input;
  if (margin === null || lots === null || leverage === null) return [];
  const price = [amountInFull(entry, contract.decimals), ...intoAccount(conversion)] as const;
  return [
    {
      name: 'margin',
      expression: [
        lotsAmount(lots, contract),
        '×',
        amountInFull(contract.size, 0),
        ...(contract.base === currency ? [] : (['×', ...price] as const)),
        '÷',
        amountInFull(leverage, 0),
      ],
      result: amount(margin, moneyDecimals(currency), currency),
    },
  ];
}

type Expression = FormulaLine['expression'];

function targetLines({ contract, currency, entry, cost }: PositionSizeInput, { lots, gains }: Steps): Lines {
  if (lots === null) return [];
  const price = (value: Fraction) => amountInFull(value, contract.decimals);
  return gains.map(({ target, conversion, gain }) => {
    const [high, low] = compare(target, entry) > 0 ? [target, entry] : [entry, target];
    const lessCost: Expression = sign(cost) > 0 ? ['−', price(cost)] : [];
    const divided: Expression = gains.length > 1 ? ['÷', amountInFull(exact(gains.length), 0)] : [];
    return {
      name: 'target',
      expression: [
        lotsAmount(lots, contract),
        '×',
        '(',
        price(high),
        '−',
        price(low),
        ...lessCost,
        ')',
        '×',
        amountInFull(contract.size, 0),
        ...divided,
        ...intoAccount(conversion),
      ],
      result: amount(gain, moneyDecimals(currency), currency),
    };
  });
}

/** The calculation of a position size, line by line. */
export const positionSizeLines = (input: PositionSizeInput, steps: Steps): Lines => [
  ...riskLines(input, steps),
  ...distanceLines(input, steps.lossPerLot),
  ...lotsLines(input, steps),
  ...realRiskLines(input, steps),
  ...targetLines(input, steps),
  ...marginLines(input, steps),
];
