import { TRADE_REASONS, type AccountAction } from './accountEvents';
import { PRACTICE_NAMES } from './marketSpecs';

/**
 * An action from a line of the log, which consists of the minute, a verb and its arguments, such as `41237 m EUR/USD
 * b 35 108120 109010 zone`.
 * The log is the account: everything else about it follows from these lines and the seed.
 */
interface LoggedAction {
  readonly minute: number;
  readonly action: AccountAction;
}

/** Thrown for a line that this version would not write. */
class UnreadableLine extends Error {}

/** How a value is written as a word without spaces, and read back. */
interface Word {
  readonly write: (value: never) => string;
  readonly read: (word: string) => unknown;
}

const WHOLE_NUMBER = /^(?:0|-?[1-9][0-9]{0,8})$/;

const whole = {
  write: String,
  read(word: string): number {
    if (!WHOLE_NUMBER.test(word)) throw new UnreadableLine(word);
    return Number(word);
  },
} satisfies Word;

/** A word that may also be `mark`, which stands for the absence of a value. */
const unless = (mark: string, none: null | undefined, { write, read }: Word): Word => ({
  write: (value) => (value === none ? mark : write(value)),
  read: (word) => (word === mark ? none : read(word)),
});

function oneOf<T extends string>(values: readonly T[], codeOf: (value: T) => string = String): Word {
  return {
    write: codeOf,
    read(word) {
      const found = values.find((value) => codeOf(value) === word);
      if (found === undefined) throw new UnreadableLine(word);
      return found;
    },
  };
}

const note: Word = { write: (text) => encodeURIComponent(text) || '-', read: decodeURIComponent };
const wholeOrNull = unless('-', null, whole);
const ifChanged = (word: Word) => unless('=', undefined, word);

const trade = {
  instrument: oneOf(PRACTICE_NAMES, (name) => name.replaceAll(' ', '_')),
  side: oneOf(['buy', 'sell'], (side) => side.charAt(0)),
  lots: whole,
};
const UNTIL_CODES = { cancelled: 'g', dayEnd: 'd', weekEnd: 'w' } as const;
const waiting = {
  price: whole,
  until: oneOf(['cancelled', 'dayEnd', 'weekEnd'], (until) => UNTIL_CODES[until]),
};
const exits = {
  stop: wholeOrNull,
  target: wholeOrNull,
  reason: unless('-', undefined, oneOf(TRADE_REASONS)),
};
const changedExits = { stop: ifChanged(wholeOrNull), target: ifChanged(wholeOrNull) };

/** The verb of each action, and its words in order. */
const ACTIONS: Readonly<
  Record<AccountAction['do'], { readonly verb: string; readonly words: Readonly<Record<string, Word>> }>
> = {
  market: { verb: 'm', words: { ...trade, ...exits } },
  limit: { verb: 'l', words: { ...trade, ...waiting, ...exits } },
  stop: { verb: 's', words: { ...trade, ...waiting, ...exits } },
  close: {
    verb: 'c',
    words: { id: whole, lots: unless('-', undefined, whole), note: unless('-', undefined, note) },
  },
  modifyPosition: { verb: 'p', words: { id: whole, ...changedExits } },
  modifyOrder: { verb: 'o', words: { id: whole, price: ifChanged(whole), ...changedExits } },
  cancel: { verb: 'x', words: { id: whole } },
};

export function logLine({ minute, action }: LoggedAction): string {
  const { verb, words } = ACTIONS[action.do];
  const values: Readonly<Record<string, unknown>> = { ...action };
  const written = Object.entries(words).map(([name, { write }]) => write(values[name] as never));
  return [String(minute), verb, ...written].join(' ');
}

function readAction(verb: string | undefined, typed: readonly string[]): AccountAction {
  const [kind, known] = Object.entries(ACTIONS).find(([, action]) => action.verb === verb) ?? [];
  if (known === undefined) throw new UnreadableLine(verb);
  const values = Object.entries(known.words).map(([name, { read }], place) => [
    name,
    read(typed[place] ?? ''),
  ]);
  return Object.fromEntries([
    ['do', kind],
    ...values.filter(([, value]) => value !== undefined),
  ]) as AccountAction;
}

/** Null for a line that this version would not write. */
export function readLogLine(line: string): LoggedAction | null {
  try {
    const [minute = '', verb, ...rest] = line.split(' ');
    const read = { minute: whole.read(minute), action: readAction(verb, rest) };
    return logLine(read) === line ? read : null;
  } catch (error) {
    if (error instanceof UnreadableLine || error instanceof URIError) return null;
    throw error;
  }
}
