import type { Fraction } from '@/domain/exact';
import { amount, amountInFull, type Amount, type FormulaLine, type Operator } from './calculation';
import { intoAccount, intoQuote, type Conversion } from './conversion';
import type { Margin, MarginInput } from './margin';

export type MarginLine =
  | 'value'
  | 'margin'
  | 'freeMargin'
  | 'level'
  | 'lossAtStopOut'
  | 'stopOutLong'
  | 'stopOutShort';

interface Position extends MarginInput {
  readonly lots: Fraction;
  readonly price: Fraction;
  readonly leverage: Fraction;
}

type Lines = FormulaLine<MarginLine>[];

function accountLines({ currency, account, stopOutPercent }: Position, result: Margin, money: number): Lines {
  const { freeMargin, level, lossAtStopOut } = result;
  if (account === null || freeMargin === null) return [];
  const inAccount = amountInFull(account, money, currency);
  const held = amount(result.margin, money, currency);
  const lines: Lines = [
    {
      name: 'freeMargin',
      expression: [inAccount, '−', held],
      result: amountInFull(freeMargin, money, currency),
    },
  ];
  if (level !== null) {
    lines.push({ name: 'level', expression: [inAccount, '÷', held], result: amount(level, 0, '%') });
  }
  if (lossAtStopOut !== null && stopOutPercent !== null) {
    lines.push({
      name: 'lossAtStopOut',
      expression: [inAccount, '−', held, '×', amountInFull(stopOutPercent, 0, '%')],
      result: amountInFull(lossAtStopOut, money, currency),
    });
  }
  return lines;
}

function stopOutLine(position: Position, result: Margin, conversion: Conversion, money: number): Lines {
  const { contract, currency, side, lots, price } = position;
  const { lossAtStopOut, stopOutPrice } = result;
  if (lossAtStopOut === null || stopOutPrice === null) return [];
  const opened = amountInFull(price, contract.decimals);
  const loss = amountInFull(lossAtStopOut, money, currency);
  const units: readonly (Amount | Operator)[] = [
    amountInFull(lots, 0, 'lot'),
    '×',
    amountInFull(contract.size, 0),
  ];
  const awayFromEntry = side === 'long' ? '−' : '+';
  const expression: readonly (Amount | Operator)[] =
    contract.base === currency
      ? [opened, '×', ...units, '÷', '(', ...units, side === 'long' ? '+' : '−', loss, ')']
      : [opened, awayFromEntry, loss, ...intoQuote(conversion), '÷', '(', ...units, ')'];
  return [
    {
      name: side === 'long' ? 'stopOutLong' : 'stopOutShort',
      expression,
      result: amount(stopOutPrice, contract.decimals),
    },
  ];
}

/** The calculation of a margin, line by line. */
export function marginLines(
  position: Position,
  result: Margin,
  conversion: Conversion,
  money: number,
): Lines {
  const { contract, currency, lots, price, leverage } = position;
  const atPrice = ['×', amountInFull(price, contract.decimals), ...intoAccount(conversion)] as const;
  const valueOf = [
    amountInFull(lots, 0, 'lot'),
    '×',
    amountInFull(contract.size, 0),
    ...(contract.base === currency ? [] : atPrice),
  ] as const;
  return [
    { name: 'value', expression: valueOf, result: amount(result.value, money, currency) },
    {
      name: 'margin',
      expression: [...valueOf, '÷', amountInFull(leverage, 0)],
      result: amount(result.margin, money, currency),
    },
    ...accountLines(position, result, money),
    ...stopOutLine(position, result, conversion, money),
  ];
}
