import type { Until } from './account';
import { TRADE_REASONS, type AccountAction } from './accountEvents';
import { PRACTICE_NAMES } from './marketSpecs';

/**
 * An action as a line of the log: its minute, a verb and figures, such as `41237 m EUR/USD b 35 108120 109010 zone`.
 * The log is the account: everything else about it follows from these lines and the seed.
 */
interface LoggedAction {
  readonly minute: number;
  readonly action: AccountAction;
}

const NO_VALUE = '-';
const UNCHANGED_VALUE = '=';

const valueText = (value: number | null | undefined, absent: string = NO_VALUE): string =>
  value === undefined ? absent : value === null ? NO_VALUE : String(value);

const codeOf = (name: string): string => name.replaceAll(' ', '_');

const ORDER_CODES = { market: 'm', limit: 'l', stop: 's' } as const;
const UNTIL_CODES = { cancelled: 'g', dayEnd: 'd', weekEnd: 'w' } as const;

function fieldsOf(action: AccountAction): readonly string[] {
  switch (action.do) {
    case 'market':
    case 'limit':
    case 'stop': {
      const { do: kind, instrument, side, lots, stop, target, reason = NO_VALUE } = action;
      const start = [ORDER_CODES[kind], codeOf(instrument), side === 'buy' ? 'b' : 's', String(lots)];
      const waiting = action.do === 'market' ? [] : [String(action.price), UNTIL_CODES[action.until]];
      return [...start, ...waiting, valueText(stop), valueText(target), reason];
    }
    case 'close':
      return [
        'c',
        String(action.id),
        valueText(action.lots),
        encodeURIComponent(action.note ?? '') || NO_VALUE,
      ];
    case 'modifyPosition':
      return [
        'p',
        String(action.id),
        valueText(action.stop, UNCHANGED_VALUE),
        valueText(action.target, UNCHANGED_VALUE),
      ];
    case 'modifyOrder': {
      const { id, price, stop, target } = action;
      return ['o', String(id), ...[price, stop, target].map((value) => valueText(value, UNCHANGED_VALUE))];
    }
    case 'cancel':
      return ['x', String(action.id)];
  }
}

export const logLine = ({ minute, action }: LoggedAction): string =>
  [String(minute), ...fieldsOf(action)].join(' ');

const WHOLE_NUMBER = /^(?:0|-?[1-9][0-9]{0,8})$/;

/** Thrown for a line that this version would not write. */
class UnreadableLine extends Error {}

function parseWhole(word: string | undefined): number {
  if (word === undefined || !WHOLE_NUMBER.test(word)) throw new UnreadableLine(word);
  return Number(word);
}

const parseWholeOrNone = (word: string | undefined): number | null =>
  word === NO_VALUE ? null : parseWhole(word);

function oneOf<T>(word: string | undefined, values: readonly T[], code: (value: T) => string): T {
  const found = values.find((value) => code(value) === word);
  if (found === undefined) throw new UnreadableLine(word);
  return found;
}

function readOrder(verb: 'm' | 'l' | 's', fields: readonly string[]): AccountAction {
  const [name, side, lots, ...rest] = fields;
  const [price, until] = verb === 'm' ? [] : rest;
  const [stop, target, reason] = verb === 'm' ? rest : rest.slice(2);
  const trade = {
    instrument: oneOf(name, PRACTICE_NAMES, codeOf),
    side: oneOf(side, ['buy', 'sell'] as const, (value) => value.charAt(0)),
    lots: parseWhole(lots),
    stop: parseWholeOrNone(stop),
    target: parseWholeOrNone(target),
    ...(reason !== NO_VALUE && { reason: oneOf(reason, TRADE_REASONS, String) }),
  };
  if (verb === 'm') return { do: 'market', ...trade };
  const kept = oneOf(
    until,
    ['cancelled', 'dayEnd', 'weekEnd'] as readonly Until[],
    (value) => UNTIL_CODES[value],
  );
  return { do: verb === 'l' ? 'limit' : 'stop', ...trade, price: parseWhole(price), until: kept };
}

function readAction(verb: string | undefined, rest: readonly string[]): AccountAction {
  if (verb === 'm' || verb === 'l' || verb === 's') return readOrder(verb, rest);
  const [first, ...figures] = rest;
  const id = parseWhole(first);
  if (verb === 'x') return { do: 'cancel', id };
  if (verb === 'c') {
    const [lots, note] = figures;
    if (note === undefined) throw new UnreadableLine();
    return {
      ...{ do: 'close', id },
      ...(lots !== NO_VALUE && { lots: parseWhole(lots) }),
      ...(note !== NO_VALUE && { note: decodeURIComponent(note) }),
    };
  }
  const [target, stop, price] = figures.toReversed();
  const exits = {
    ...(stop !== UNCHANGED_VALUE && { stop: parseWholeOrNone(stop) }),
    ...(target !== UNCHANGED_VALUE && { target: parseWholeOrNone(target) }),
  };
  if (verb === 'p') return { do: 'modifyPosition', id, ...exits };
  if (verb !== 'o') throw new UnreadableLine(verb);
  return { do: 'modifyOrder', id, ...(price !== UNCHANGED_VALUE && { price: parseWhole(price) }), ...exits };
}

/** Null for a line that this version would not write. */
export function readLogLine(line: string): LoggedAction | null {
  try {
    const [minute, verb, ...rest] = line.split(' ');
    const read = { minute: parseWhole(minute), action: readAction(verb, rest) };
    return logLine(read) === line ? read : null;
  } catch (error) {
    if (error instanceof UnreadableLine || error instanceof URIError) return null;
    throw error;
  }
}
