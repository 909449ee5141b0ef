import { isJsonObject, parseJson } from '@/data/storage/json';
import { LAST_MINUTE, MOST_ACTIONS } from '@/domain/practice/session';
import type { PriceList } from '@/domain/practice/specs';

/** A practice account as it is stored: everything else follows from its seed and its log. */
export interface KeptAccount {
  readonly seed: string;
  readonly prices: PriceList;
  /** Counts the writes, so that a tab notices those of another. */
  readonly rev: number;
  /** The minute that was reached. */
  readonly at: number;
  readonly log: readonly string[];
}

/** How an account ended. Money in cents. */
export interface PastAccount {
  readonly seed: string;
  readonly prices: PriceList;
  /** The minute at which it was left. */
  readonly at: number;
  readonly balance: number;
  readonly trades: number;
  /** Rules kept, of those that applied, over all trades. */
  readonly kept: number;
  readonly of: number;
  readonly end: 'left' | 'lost' | 'complete';
}

/** The formats that this edition writes: of the text, the market and the engine. */
const VERSIONS = { version: 1, market: 1, engine: 1 } as const;

const SEED_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const SEED_LENGTH = 6;

export const isSeed = (text: string): boolean =>
  text.length === SEED_LENGTH && Array.from(text).every((character) => SEED_CHARACTERS.includes(character));

/** A seed from random hexadecimal digits. */
export const seedFrom = (hex: string): string =>
  Array.from({ length: SEED_LENGTH }, (_, index) =>
    SEED_CHARACTERS.charAt(Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16) % SEED_CHARACTERS.length),
  ).join('');

export const keptText = ({ seed, prices, rev, at, log }: KeptAccount): object => ({
  ...VERSIONS,
  ...{ seed, prices, rev, at, log },
});

const isCount = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;

const isPriceList = (value: unknown): value is PriceList => value === 'spread' || value === 'commission';

const isLog = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST_ACTIONS && value.every((line) => typeof line === 'string');

/** An account from a parsed value; `edition` for one whose prices or rules this edition doesn't know. */
export function readKept(value: unknown): KeptAccount | 'corrupt' | 'edition' {
  if (!isJsonObject(value)) return 'corrupt';
  const { version, market, engine, seed, prices, rev, at, log } = value;
  if (!isCount(version) || !isCount(market) || !isCount(engine)) return 'corrupt';
  if (version !== VERSIONS.version || market !== VERSIONS.market || engine !== VERSIONS.engine)
    return 'edition';
  if (typeof seed !== 'string' || !isSeed(seed) || !isPriceList(prices)) return 'corrupt';
  return isCount(rev) && isCount(at, LAST_MINUTE) && isLog(log) ? { seed, prices, rev, at, log } : 'corrupt';
}

/** A stored account; null where there is none. */
export function keptIn(text: string | null): ReturnType<typeof readKept> | null {
  if (text === null) return null;
  try {
    return readKept(parseJson(text));
  } catch {
    return 'corrupt';
  }
}

const ENDS: readonly PastAccount['end'][] = ['left', 'lost', 'complete'];

/** An ended account from a parsed value; null for anything else. */
export function readPast(value: unknown): PastAccount | null {
  if (!isJsonObject(value)) return null;
  const { seed, prices, at, balance, trades, kept, of } = value;
  const end = ENDS.find((each) => each === value.end);
  if (typeof seed !== 'string' || !isSeed(seed) || !isPriceList(prices) || end === undefined) return null;
  const isWhole = isCount(at) && isCount(balance) && isCount(trades) && isCount(kept) && isCount(of);
  return isWhole ? { seed, prices, at, balance, trades, kept, of, end } : null;
}
