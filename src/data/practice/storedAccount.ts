import { isJsonObject, parseJson } from '@/data/storage/json';
import { RULES_VERSION } from '@/domain/practice/account';
import { MARKET_VERSION } from '@/domain/practice/market';
import { LAST_MINUTE, MAX_ACTIONS } from '@/domain/practice/session';
import type { PriceList } from '@/domain/practice/specs';

/** Everything else about the account is derived from the seed and the log. */
export interface StoredAccount {
  readonly seed: string;
  readonly prices: PriceList;
  /** Incremented on each write, so that tabs notice each other's changes */
  readonly rev: number;
  /** Minute reached */
  readonly at: number;
  readonly log: readonly string[];
}

/** Money in cents. */
export interface PastAccount {
  readonly seed: string;
  readonly prices: PriceList;
  readonly at: number;
  readonly balance: number;
  readonly trades: number;
  /** Rules followed, out of those that applied, across all trades */
  readonly kept: number;
  readonly of: number;
  readonly end: 'left' | 'lost' | 'complete';
}

const STORED_VERSIONS = { version: 1, market: MARKET_VERSION, engine: RULES_VERSION } as const;

const SEED_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const SEED_LENGTH = 6;

export const isSeed = (text: string): boolean =>
  text.length === SEED_LENGTH && Array.from(text).every((character) => SEED_CHARACTERS.includes(character));

export const seedFrom = (hex: string): string =>
  Array.from({ length: SEED_LENGTH }, (_, index) =>
    SEED_CHARACTERS.charAt(Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16) % SEED_CHARACTERS.length),
  ).join('');

export const toStoredAccount = ({ seed, prices, rev, at, log }: StoredAccount): object => ({
  ...STORED_VERSIONS,
  ...{ seed, prices, rev, at, log },
});

const isCount = (value: unknown, max = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= max;

const isPriceList = (value: unknown): value is PriceList => value === 'spread' || value === 'commission';

const isLog = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MAX_ACTIONS && value.every((line) => typeof line === 'string');

/** Returns 'edition' if this version doesn't know the account's prices or rules. */
export function parseAccount(value: unknown): StoredAccount | 'corrupt' | 'edition' {
  if (!isJsonObject(value)) return 'corrupt';
  const { version, market, engine, seed, prices, rev, at, log } = value;
  if (!isCount(version) || !isCount(market) || !isCount(engine)) return 'corrupt';
  if (
    version !== STORED_VERSIONS.version ||
    market !== STORED_VERSIONS.market ||
    engine !== STORED_VERSIONS.engine
  )
    return 'edition';
  if (typeof seed !== 'string' || !isSeed(seed) || !isPriceList(prices)) return 'corrupt';
  return isCount(rev) && isCount(at, LAST_MINUTE) && isLog(log) ? { seed, prices, rev, at, log } : 'corrupt';
}

export function parseStoredAccount(text: string | null): ReturnType<typeof parseAccount> | null {
  if (text === null) return null;
  try {
    return parseAccount(parseJson(text));
  } catch {
    return 'corrupt';
  }
}

const ACCOUNT_ENDS: readonly PastAccount['end'][] = ['left', 'lost', 'complete'];

export function parsePastAccount(value: unknown): PastAccount | null {
  if (!isJsonObject(value)) return null;
  const { seed, prices, at, balance, trades, kept, of } = value;
  const end = ACCOUNT_ENDS.find((each) => each === value.end);
  if (typeof seed !== 'string' || !isSeed(seed) || !isPriceList(prices) || end === undefined) return null;
  const isValid = isCount(at) && isCount(balance) && isCount(trades) && isCount(kept) && isCount(of);
  return isValid ? { seed, prices, at, balance, trades, kept, of, end } : null;
}
