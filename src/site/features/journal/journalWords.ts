import { WEEKDAYS } from '@/content/weekdays';
import { fromUnits } from '@/domain/journal/decimals';
import type { ConfiguredAccount } from '@/domain/journal/journal';
import type { FormatFamily, Money, RiskBasis } from '@/domain/journal/types';
import { groupDigits } from '@/domain/text/groupDigits';
import { formatShortDay } from '@/domain/time/days';

type Account = Pick<ConfiguredAccount, 'currency' | 'places'>;

/** `1,234.50 USD`, `−12.00 USD`, `−19,600 JPY`; without a currency if the file doesn't state one. */
export const moneyText = (amount: Money, { currency, places }: Account): string =>
  `${groupDigits(fromUnits(amount, places))}${currency === null ? '' : `\u00a0${currency}`}`;

/** Like {@link moneyText}, with a plus before a gain. */
export const signedMoney = (amount: Money, account: Account): string =>
  `${amount > 0 ? '+' : ''}${moneyText(amount, account)}`;

export const FAMILY_NAMES: Readonly<Record<FormatFamily, string>> = {
  mt4: 'MetaTrader 4',
  mt5: 'MetaTrader 5',
  ctrader: 'cTrader',
  tradingview: 'TradingView',
  myfxbook: 'Myfxbook',
  practice: 'Practice account',
  table: 'Own table',
};

/** Whether files of each family say where stops were. */
const HAS_STOPS: Readonly<Record<FormatFamily, boolean>> = {
  mt4: true,
  mt5: true,
  ctrader: false,
  tradingview: false,
  myfxbook: true,
  practice: true,
  table: false,
};

/** How many trades had a stop, or had none, as far as this kind of file shows it. */
export const stopsText = (count: number, of: number, family: FormatFamily): string =>
  HAS_STOPS[family] ? `${String(count)} of ${String(of)}` : 'not read from this file';

export function accountName({
  family,
  lastDigits,
  currency,
  kind,
}: Pick<ConfiguredAccount, 'family' | 'lastDigits' | 'currency' | 'kind'>): string {
  const number = lastDigits === '' ? [] : [`…${lastDigits}`];
  const kinds = kind === 'demo' || kind === 'paper' ? [kind] : [];
  return [
    [FAMILY_NAMES[family], ...number].join(' '),
    ...(currency === null ? [] : [currency]),
    ...kinds,
  ].join(', ');
}

/** The week of the practice clock that a day in the journal stands for; see `practiceStatement.ts`. */
const practiceWeek = (day: string): number =>
  Math.floor((Date.parse(`${day}T00:00:00Z`) - Date.parse('1899-12-31T00:00:00Z')) / (7 * 86_400_000)) + 1;

const weekdayOf = (day: string): string => WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? '';

/** `8 Jun 2026, 09:10`, or `Week 3, Tuesday 09:10` on the practice clock. */
export function timeText(time: string, family: FormatFamily): string {
  const [day = '', clock = ''] = [time.slice(0, 10), time.slice(11, 16)];
  return family === 'practice'
    ? `Week ${String(practiceWeek(day))}, ${weekdayOf(day)} ${clock}`
    : `${formatShortDay(day)}, ${clock}`;
}

export const weekText = (monday: string, family: FormatFamily): string =>
  family === 'practice' ? `Week ${String(practiceWeek(monday))}` : `Week of ${formatShortDay(monday)}`;

/** Which clock an account's times follow. */
export const clockWords = ({ zone, family }: Pick<ConfiguredAccount, 'zone' | 'family'>): string => {
  if (family === 'practice') return "the practice market's clock";
  return zone.kind === 'offset' ? 'the UTC clock' : "the file's clock, usually that of the broker's server";
};

export const RISK_BASIS_WORDS: Readonly<Record<RiskBasis, string>> = {
  typed: 'based on the risk you typed',
  first: 'based on the first stop',
  default: 'based on your usual risk',
  last: 'based on the last stop',
  none: 'R unknown',
};
