import { applyMerge, mergeMovements, mergeTrades, tradesWithPlaces, type TradeMerge } from './merge';
import type { TableColumns } from './columns';
import { DEFAULT_LIMITS, type RuleLimits } from './rules';
import {
  familyOf,
  NO_NOTES,
  type JournalAccount,
  type JournalImport,
  type JournalTrade,
  type Money,
  type Movement,
  type Statement,
  type TradeNotes,
} from './types';

/** An account with the visitor's choices for it. */
export interface ConfiguredAccount extends JournalAccount {
  /** Whether the last stop counts where the first is unknown. */
  readonly usesLastStop: boolean;
  readonly limits: RuleLimits;
}

/** Everything in a browser's journal. */
export interface Journal {
  /** The salts for hashing account numbers: this browser's own, then those of journals imported into it. */
  readonly salts: readonly string[];
  readonly accounts: readonly ConfiguredAccount[];
  readonly imports: readonly JournalImport[];
}

export const NO_JOURNAL: Journal = { salts: [], accounts: [], imports: [] };

export const MAX_JOURNAL_TRADES = 10_000;

export const countTrades = ({ accounts }: Journal): number =>
  accounts.reduce((sum, { trades }) => sum + trades.length, 0);

/** The account with its amounts in at least `places` decimal places, so that they match those of a file. */
function accountWithPlaces(account: ConfiguredAccount, places: number): ConfiguredAccount {
  const factor = 10 ** Math.max(places - account.places, 0);
  if (factor === 1) return account;
  const scaled = (amount: Money | null) => amount && amount * factor;
  const { defaultRisk } = account;
  return {
    ...account,
    places,
    openingBalance: scaled(account.openingBalance),
    defaultRisk:
      defaultRisk?.kind === 'amount' ? { ...defaultRisk, amount: defaultRisk.amount * factor } : defaultRisk,
    trades: tradesWithPlaces(account.trades, account.places, places).map((trade) => ({
      ...trade,
      notes: { ...trade.notes, riskTyped: scaled(trade.notes.riskTyped) },
    })),
    movements: movementsWithFactor(account.movements, factor),
  };
}

const movementsWithFactor = (movements: readonly Movement[], factor: number): readonly Movement[] =>
  movements.map((movement) => ({ ...movement, amount: movement.amount * factor }));

/**
 * A statement as it may be stored: in the account's decimal places, without what brokers write about deposits,
 * which may be a name, and without the account's number.
 */
function storableStatement(statement: Statement, places: number): Statement {
  const { account, trades, movements, openingBalance } = statement;
  const factor = 10 ** Math.max(places - account.places, 0);
  const { number } = account;
  return {
    ...statement,
    account: { ...account, number: null, places },
    trades: tradesWithPlaces(trades, account.places, places).map((trade) =>
      number !== null && trade.comment.includes(number)
        ? { ...trade, comment: trade.comment.replaceAll(number, '…') }
        : trade,
    ),
    movements: movementsWithFactor(movements, factor).map((movement) => ({ ...movement, comment: '' })),
    openingBalance: openingBalance && openingBalance * factor,
  };
}

/** What saving a statement would change. */
export interface PlannedImport {
  readonly key: string;
  readonly lastDigits: string;
  /** The salt for hashing account numbers from now on, if the journal has none yet. */
  readonly salt: string;
  /** The statement, with amounts in the account's decimal places. */
  readonly statement: Statement;
  /** The account before the import; null for a new one. */
  readonly account: ConfiguredAccount | null;
  readonly merge: TradeMerge;
}

/**
 * The key of the account that a statement belongs to. Statements of a format without account numbers share a
 * key, but never across currencies.
 */
function freeKey(accounts: readonly ConfiguredAccount[], key: string, currency: string | null): string {
  const found = accounts.find((account) => account.key === key);
  return !found || currency === null || found.currency === currency ? key : `${key}-${currency}`;
}

const headOf = (columns: TableColumns | null | undefined): string => columns?.head.join('\n') ?? '';

/**
 * The account of a table whose columns the visitor described: one in its currency or, if the currency is
 * unknown, one whose latest table had the same headings; if there are several such accounts, the trades decide.
 */
function tableAccount(
  accounts: readonly ConfiguredAccount[],
  { account: { currency }, columns, trades }: Statement,
): ConfiguredAccount | null {
  const tables = accounts.filter(({ family }) => family === 'table');
  const sameHead = tables.filter((account) => headOf(account.columns) === headOf(columns));
  const isInCurrency = (account: ConfiguredAccount) => account.currency === currency;
  if (currency !== null || sameHead.length === 0)
    return sameHead.find(isInCurrency) ?? tables.find(isInCurrency) ?? null;
  const keys = new Set(trades.map(({ key }) => key));
  const knownIn = (account: ConfiguredAccount) => account.trades.filter(({ key }) => keys.has(key)).length;
  const [best] = sameHead.toSorted((a, b) => knownIn(b) - knownIn(a));
  return best && (sameHead.length === 1 || knownIn(best) > 0) ? best : null;
}

/** A key for a new account that no other account has. */
function unusedKey(accounts: readonly ConfiguredAccount[], key: string): string {
  const isUsed = (one: string) => accounts.some((account) => account.key === one);
  let [unused, count] = [key, 1];
  while (isUsed(unused)) unused = `${key}-${String((count += 1))}`;
  return unused;
}

/** @param keys the account's key under each of the journal's salts; the first is used for a new account */
export function plannedImport(
  journal: Journal,
  statement: Statement,
  keys: readonly string[],
  { lastDigits, salt }: Pick<PlannedImport, 'lastDigits' | 'salt'>,
): PlannedImport {
  const { accounts } = journal;
  const isTable = familyOf(statement.format) === 'table';
  const known = keys.find((key) => accounts.some((account) => account.key === key));
  const ownKey = freeKey(accounts, known ?? keys[0] ?? '', statement.account.currency);
  const found = isTable
    ? tableAccount(accounts, statement)
    : (accounts.find((account) => account.key === ownKey) ?? null);
  const key = found?.key ?? unusedKey(accounts, ownKey);
  const places = Math.max(found?.places ?? 0, statement.account.places);
  const account = found && accountWithPlaces(found, places);
  const storable = storableStatement(statement, places);
  return {
    ...{ key, lastDigits, salt, account, statement: storable },
    merge: mergeTrades(account?.trades ?? [], storable.trades, !isTable),
  };
}

const firstTime = ({ trades, movements }: Pick<Statement, 'trades' | 'movements'>): string =>
  [
    ...trades.map(({ openTime, closeTime }) => openTime ?? closeTime),
    ...movements.map(({ time }) => time),
  ].reduce((first, time) => (time < first ? time : first), '9');

/** The balance before the earliest row of the account and the statement. */
function openingOf(account: ConfiguredAccount | null, statement: Statement): Money | null {
  if (account === null) return statement.openingBalance;
  const [kept, incoming] = [firstTime(account), firstTime(statement)];
  if (kept === incoming) return account.openingBalance ?? statement.openingBalance;
  return kept < incoming ? account.openingBalance : statement.openingBalance;
}

/** The journal after an import. @param takesIncoming the contradicted trades for which the file's version is used */
export function withImport(
  journal: Journal,
  { key, lastDigits, salt, statement, account, merge }: PlannedImport,
  { id, sha256, at }: Pick<JournalImport, 'id' | 'sha256' | 'at'>,
  takesIncoming: (tradeKey: string) => boolean,
): Journal {
  const { format, encoding, ignored, checks, warnings, zone } = statement;
  const next: ConfiguredAccount = {
    ...{ key, lastDigits, family: familyOf(format), zone, defaultRisk: null, usesLastStop: false },
    ...{ columns: null, limits: DEFAULT_LIMITS },
    ...account,
    ...(statement.columns ? { columns: statement.columns } : {}),
    ...{
      currency: statement.account.currency ?? account?.currency ?? null,
      places: statement.account.places,
    },
    ...{ mode: statement.account.mode, kind: statement.account.kind },
    openingBalance: openingOf(account, statement),
    trades: applyMerge(account?.trades ?? [], merge, id, takesIncoming),
    movements: mergeMovements(account?.movements ?? [], statement.movements),
  };
  return {
    salts: journal.salts.length > 0 ? journal.salts : [salt],
    accounts: account
      ? journal.accounts.map((other) => (other.key === key ? next : other))
      : [...journal.accounts, next],
    imports: [
      ...journal.imports,
      { id, accountKey: key, format, encoding, sha256, at, ignored, checks, warnings },
    ],
  };
}

export const withAccount = (
  journal: Journal,
  key: string,
  changes: Partial<Pick<ConfiguredAccount, 'defaultRisk' | 'usesLastStop' | 'limits'>>,
): Journal => ({
  ...journal,
  accounts: journal.accounts.map((account) => (account.key === key ? { ...account, ...changes } : account)),
});

/** The journal with changes to the notes on a trade; whatever the changes don't mention stays as it is. */
export const withNotes = (
  journal: Journal,
  accountKey: string,
  tradeKey: string,
  changes: Partial<TradeNotes>,
): Journal => ({
  ...journal,
  accounts: journal.accounts.map((account) =>
    account.key === accountKey
      ? {
          ...account,
          trades: account.trades.map((trade) =>
            trade.key === tradeKey ? { ...trade, notes: { ...trade.notes, ...changes } } : trade,
          ),
        }
      : account,
  ),
});

export const withoutAccount = (journal: Journal, key: string): Journal => ({
  ...journal,
  accounts: journal.accounts.filter((account) => account.key !== key),
  imports: journal.imports.filter(({ accountKey }) => accountKey !== key),
});

export const hasNotes = ({ notes }: JournalTrade): boolean =>
  (Object.keys(NO_NOTES) as (keyof TradeNotes)[]).some((field) => notes[field] !== NO_NOTES[field]);

function joinAccounts(here: ConfiguredAccount, other: ConfiguredAccount): ConfiguredAccount {
  const places = Math.max(here.places, other.places);
  const [account, incoming] = [accountWithPlaces(here, places), accountWithPlaces(other, places)];
  const theirs = new Map(incoming.trades.map((trade) => [trade.key, trade]));
  const known = new Set(account.trades.map(({ key }) => key));
  return {
    ...account,
    defaultRisk: account.defaultRisk ?? incoming.defaultRisk,
    trades: [
      ...account.trades.map((trade) => {
        const other = theirs.get(trade.key);
        return other && !hasNotes(trade) ? { ...trade, notes: other.notes } : trade;
      }),
      ...incoming.trades.filter(({ key }) => !known.has(key)),
    ],
    movements: mergeMovements(account.movements, incoming.movements),
  };
}

/** Adds another journal to `here`. Where both contain a trade, the figures and notes of `here` are kept. */
export function mergeJournals(here: Journal, other: Journal): Journal {
  const keyHere = ({ key, family, currency }: ConfiguredAccount): string => {
    // A table that states no currency may be in any currency.
    const isUnclear =
      family === 'table' &&
      currency === null &&
      here.accounts.some((account) => account.key === key && account.currency !== null);
    return isUnclear ? `${key}-unknown` : freeKey(here.accounts, key, currency);
  };
  const others = other.accounts.map((account) => ({ ...account, key: keyHere(account) }));
  const theirs = new Map(others.map((account) => [account.key, account]));
  const keys = new Map(other.accounts.map(({ key }, place) => [key, others[place]?.key ?? key]));
  const knownImports = new Set(here.imports.map(({ id }) => id));
  return {
    salts: [...new Set([...here.salts, ...other.salts])],
    accounts: [
      ...here.accounts.map((account) => {
        const match = theirs.get(account.key);
        return match ? joinAccounts(account, match) : account;
      }),
      ...others.filter(({ key }) => here.accounts.every((account) => account.key !== key)),
    ],
    imports: [
      ...here.imports,
      ...other.imports
        .filter(({ id }) => !knownImports.has(id))
        .map((one) => ({ ...one, accountKey: keys.get(one.accountKey) ?? one.accountKey })),
    ],
  };
}
