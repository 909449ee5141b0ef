import { decimal } from '@/content/format';
import type { ColumnStatistics, TradingCosts } from '@/domain/journal/figures';
import type { Money } from '@/domain/journal/types';
import type { Interval } from '@/domain/numbers/statistics';
import { hasTooFewTrades } from '@/domain/signals/figures';
import { formatR } from '@/domain/signals/results';
import { countOf } from '@/domain/text/groupDigits';
import { DescriptionList } from '@/site/components/DescriptionList';
import styles from './AccountFigures.module.css';
import { accountName, moneyText, signedMoney, stopsText } from './journalWords';
import type { MeasuredAccount } from './useMeasures';

const percent = (share: number): string => `${String(Math.round(share * 100))}%`;

const rangeText = ({ low, high }: Interval, format: (value: number) => string): string =>
  `${format(low)} to ${format(high)}`;

const roundR = (hundredths: number): string => formatR(Math.round(hundredths));

const wonText = ({ wins, losses, flats }: ColumnStatistics): string =>
  `${String(wins)} won, ${String(losses)} lost${flats === 0 ? '' : `, ${String(flats)} neither`}`;

const betweenText = (between: readonly [number, number] | null): string =>
  between === null ? '' : `, between trade ${String(between[0])} and ${String(between[1])}`;

function plainLines({ account, measures }: MeasuredAccount) {
  const { figures, drawdownPercent } = measures;
  const { money, r, moneyBeforeCosts } = figures;
  return [
    {
      term: `Net result of ${countOf(money.trades, 'trade')}`,
      text: signedMoney(money.totals.total, account),
    },
    { term: 'Trades', text: wonText(money) },
    {
      term: `Total R, known for ${String(r.trades)} of ${String(money.trades)} trades`,
      text: r.trades === 0 ? 'unknown' : formatR(r.totals.total),
    },
    {
      term: `Largest drawdown${drawdownPercent === null ? '' : `, ${decimal(drawdownPercent, 1)}% of the balance`}${betweenText(money.totals.drawdownBetween)}`,
      text: moneyText(money.totals.drawdown, account),
    },
    ...(r.trades === 0 ? [] : [{ term: 'Largest drawdown in R', text: formatR(r.totals.drawdown) }]),
    {
      term: hasTooFewTrades(money.trades)
        ? 'Longest losing run'
        : `Longest losing run; chance alone makes ${String(money.likelyLosingRun)} likely`,
      text: `${String(money.longestLosingRun)} in a row`,
    },
    {
      term: 'Trades with a stop in the file',
      text: stopsText(figures.withStop, money.trades, account.family),
    },
    ...(moneyBeforeCosts === null
      ? []
      : [{ term: 'Result before costs', text: signedMoney(moneyBeforeCosts.total, account) }]),
  ];
}

const mean = (amounts: readonly Money[]): number =>
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length);

/** Figures that need at least thirty trades. */
function rateLines({ account, measures }: MeasuredAccount) {
  const { money, r } = measures.figures;
  const { winRate, expectancy, profitFactor, trades } = money;
  if (hasTooFewTrades(trades) || winRate === null || expectancy === null) return [];
  const gains = measures.inMoney.filter((amount) => amount > 0);
  const losses = measures.inMoney.filter((amount) => amount < 0);
  return [
    {
      term: `Win rate; 95% interval ${rangeText(winRate.interval, percent)}`,
      text: percent(winRate.share),
    },
    { term: 'Average of all trades', text: signedMoney(expectancy, account) },
    ...(gains.length === 0 ? [] : [{ term: 'Average gain', text: signedMoney(mean(gains), account) }]),
    ...(losses.length === 0 ? [] : [{ term: 'Average loss', text: signedMoney(mean(losses), account) }]),
    {
      term: 'Profit factor: gains divided by losses',
      text: profitFactor === null ? 'no loss yet' : decimal(profitFactor / 100, 2),
    },
    ...(hasTooFewTrades(r.trades) || r.expectancy === null || r.expectancyInterval === null
      ? []
      : [
          {
            term: `Average of the ${String(r.trades)} trades with R; rough 95% interval ${rangeText(r.expectancyInterval, roundR)}`,
            text: formatR(r.expectancy),
          },
        ]),
  ];
}

function costLines(costs: TradingCosts, { account }: MeasuredAccount) {
  const known = (amount: Money | null) =>
    amount === null ? 'not read from this file' : signedMoney(amount, account);
  return [
    { term: 'Commission', text: known(costs.commission) },
    { term: 'Fees and taxes', text: known(costs.fees) },
    { term: 'Overnight charges (swap)', text: known(costs.swap) },
    ...(costs.adjustments === 0
      ? []
      : [{ term: 'Booked separately from trades', text: known(costs.adjustments) }]),
    ...(costs.share === null
      ? []
      : [
          {
            term: 'Costs as a share of gains and losses before costs',
            text: `${decimal(100 * costs.share, 1)}%`,
          },
        ]),
    ...(costs.averageR === null
      ? []
      : [{ term: 'Costs of a trade, where R is known', text: `${decimal(costs.averageR / 100, 2)}R` }]),
  ];
}

function fewWords({ measures: { figures } }: MeasuredAccount): string {
  const { trades, wins, winRate } = figures.money;
  if (!hasTooFewTrades(trades) || winRate === null) return '';
  const range = rangeText(winRate.interval, percent);
  return `${trades === 1 ? 'One trade is' : `${String(trades)} trades are`} too few to tell skill from luck: with ${String(wins)} won, the true share could be anything from ${range}. Percentages and averages appear from thirty on.`;
}

function intervalWords({ measures: { figures } }: MeasuredAccount): string {
  const { expectancyInterval, trades } = figures.r;
  if (hasTooFewTrades(trades) || expectancyInterval === null) return '';
  const { low, high } = expectancyInterval;
  if (low <= 0 && high >= 0)
    return `The interval of the average contains 0: ${String(trades)} trades don't show whether this works.`;
  return high < 0
    ? 'The whole interval of the average is below 0: this has lost more than chance explains.'
    : 'The whole interval of the average is above 0. It is rough, because results are few, uneven and not independent, and it says nothing about other markets or times.';
}

/** Results, risks and costs of an account; shares and averages only if there are at least thirty trades. */
export function AccountFigures({ measured }: { readonly measured: MeasuredAccount }) {
  const { account, measures } = measured;
  const words = [fewWords(measured), intervalWords(measured)].filter((text) => text !== '');
  return (
    <>
      <p className={styles.account}>{accountName(account)}</p>
      <DescriptionList className={styles.figures} rows={[...plainLines(measured), ...rateLines(measured)]} />
      {words.map((text) => (
        <p key={text} className={styles.words}>
          {text}
        </p>
      ))}
      <h3>Costs</h3>
      <DescriptionList className={styles.costs} rows={costLines(measures.figures.costs, measured)} />
    </>
  );
}
