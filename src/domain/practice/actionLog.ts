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

const NONE = '-';
const UNCHANGED = '=';

const written = (value: number | null | undefined, absent: string = NONE): string =>
  value === undefined ? absent : value === null ? NONE : String(value);

const codeOf = (name: string): string => name.replaceAll(' ', '_');

const VERBS = { market: 'm', limit: 'l', stop: 's' } as const;
const UNTIL = { cancelled: 'g', dayEnd: 'd', weekEnd: 'w' } as const;

function fieldsOf(action: AccountAction): readonly string[] {
  switch (action.do) {
    case 'market':
    case 'limit':
    case 'stop': {
      const { do: kind, instrument, side, lots, stop, target, reason = NONE } = action;
      const start = [VERBS[kind], codeOf(instrument), side === 'buy' ? 'b' : 's', String(lots)];
      const waiting = action.do === 'market' ? [] : [String(action.price), UNTIL[action.until]];
      return [...start, ...waiting, written(stop), written(target), reason];
    }
    case 'close':
      return ['c', String(action.id), written(action.lots), encodeURIComponent(action.note ?? '') || NONE];
    case 'modifyPosition':
      return ['p', String(action.id), written(action.stop, UNCHANGED), written(action.target, UNCHANGED)];
    case 'modifyOrder': {
      const { id, price, stop, target } = action;
      return ['o', String(id), ...[price, stop, target].map((value) => written(value, UNCHANGED))];
    }
    case 'cancel':
      return ['x', String(action.id)];
  }
}

export const logLine = ({ minute, action }: LoggedAction): string =>
  [String(minute), ...fieldsOf(action)].join(' ');

const WHOLE = /^(?:0|-?[1-9][0-9]{0,8})$/;

/** Thrown for a line that this version would not write. */
class UnreadableLine extends Error {}

function whole(word: string | undefined): number {
  if (word === undefined || !WHOLE.test(word)) throw new UnreadableLine(word);
  return Number(word);
}

const orNone = (word: string | undefined): number | null => (word === NONE ? null : whole(word));

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
    lots: whole(lots),
    stop: orNone(stop),
    target: orNone(target),
    ...(reason !== NONE && { reason: oneOf(reason, TRADE_REASONS, String) }),
  };
  if (verb === 'm') return { do: 'market', ...trade };
  const kept = oneOf(until, ['cancelled', 'dayEnd', 'weekEnd'] as readonly Until[], (value) => UNTIL[value]);
  return { do: verb === 'l' ? 'limit' : 'stop', ...trade, price: whole(price), until: kept };
}

function readAction(verb: string | undefined, rest: readonly string[]): AccountAction {
  if (verb === 'm' || verb === 'l' || verb === 's') return readOrder(verb, rest);
  const [first, ...figures] = rest;
  const id = whole(first);
  if (verb === 'x') return { do: 'cancel', id };
  if (verb === 'c') {
    const [lots, note] = figures;
    if (note === undefined) throw new UnreadableLine();
    return {
      ...{ do: 'close', id },
      ...(lots !== NONE && { lots: whole(lots) }),
      ...(note !== NONE && { note: decodeURIComponent(note) }),
    };
  }
  const [target, stop, price] = figures.toReversed();
  const exits = {
    ...(stop !== UNCHANGED && { stop: orNone(stop) }),
    ...(target !== UNCHANGED && { target: orNone(target) }),
  };
  if (verb === 'p') return { do: 'modifyPosition', id, ...exits };
  if (verb !== 'o') throw new UnreadableLine(verb);
  return { do: 'modifyOrder', id, ...(price !== UNCHANGED && { price: whole(price) }), ...exits };
}

/** Null for a line that this version would not write. */
export function readLogLine(line: string): LoggedAction | null {
  try {
    const [minute, verb, ...rest] = line.split(' ');
    const read = { minute: whole(minute), action: readAction(verb, rest) };
    return logLine(read) === line ? read : null;
  } catch (error) {
    if (error instanceof UnreadableLine || error instanceof URIError) return null;
    throw error;
  }
}
