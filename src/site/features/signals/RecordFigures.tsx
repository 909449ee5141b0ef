import { decimal } from '@/content/format';
import { countOf } from '@/domain/text/groupDigits';
import { hasTooFewTrades, type SignalFigures } from '@/domain/signals/figures';
import type { RecordSummary } from './recordSummary';
import { formatR } from '@/domain/signals/results';
import type { Interval } from '@/domain/numbers/statistics';
import { DescriptionList } from '@/site/components/DescriptionList';
import { Table } from '@/ui/Table';
import { RunningTotal } from '@/site/charts/RunningTotal';
import { Distribution } from './Distribution';
import styles from './RecordFigures.module.css';
import { RecordWarnings } from './RecordNotes';

const percent = (share: number): string => `${String(Math.round(share * 100))}%`;

const rangeText = ({ low, high }: Interval): string => `${percent(low)} to ${percent(high)}`;

const wonText = ({ wins, losses, flats, trades }: SignalFigures): string =>
  `${String(wins)} won, ${String(losses)} lost${flats === 0 ? '' : `, ${String(flats)} neither,`} of ${String(trades)}`;

/** Figures that make sense even for a few trades: counts and sums. */
function plainLines(figures: SignalFigures) {
  const { trades, beforeCosts, afterCosts, longestLosingRun } = figures;
  const over = `over ${countOf(trades, 'trade')}`;
  return [
    { term: 'Closed', text: wonText(figures) },
    { term: `Total before costs, ${over}`, text: formatR(beforeCosts.total) },
    { term: `Total after the cost stated with each, ${over}`, text: formatR(afterCosts.total) },
    { term: `Maximum drawdown before costs, ${over}`, text: formatR(beforeCosts.drawdown) },
    { term: `Maximum drawdown after costs, ${over}`, text: formatR(afterCosts.drawdown) },
    { term: 'Longest losing run', text: `${String(longestLosingRun)} in a row` },
  ];
}

/** Figures shown once there are 30 trades. */
function shareLines({ trades, wins, winRate, expectancy, profitFactor }: SignalFigures) {
  if (winRate === null || expectancy === null) return [];
  return [
    {
      term: 'Win rate',
      text: `${String(wins)} of ${String(trades)}: ${percent(winRate.share)}, 95% interval ${rangeText(winRate.interval)}`,
    },
    { term: `Average result over ${String(trades)} trades`, text: formatR(expectancy) },
    {
      term: `Profit factor (gains divided by losses) over ${String(trades)} trades`,
      text: profitFactor === null ? 'no loss yet' : decimal(profitFactor / 100, 2),
    },
  ];
}

interface GroupTableProps {
  readonly caption: string;
  readonly groups: RecordSummary['byMonth'];
}

function GroupTable({ caption, groups }: GroupTableProps) {
  return (
    <Table
      className={styles.groups}
      caption={<caption className={styles.caption}>{caption}</caption>}
      columns={[caption, 'Closed', 'Won, lost', 'Before costs', 'After costs']}
      rows={groups.map(({ name, figures: { trades, wins, losses, beforeCosts, afterCosts } }) => [
        name,
        String(trades),
        `${String(wins)}, ${String(losses)}`,
        formatR(beforeCosts.total),
        formatR(afterCosts.total),
      ])}
    />
  );
}

/** The statement prescribed by CFTC rule 4.41(b) for hypothetical trades, in immediate proximity to their results. */
const HYPOTHETICAL_STATEMENT =
  // eslint-disable-next-line upmark/plain-english -- the regulator's words
  'These results are based on simulated or hypothetical performance results that have certain inherent limitations. Unlike the results shown in an actual performance record, these results do not represent actual trading. Also, because these trades have not actually been executed, these results may have under-or over-compensated for the impact, if any, of certain market factors, such as lack of liquidity. Simulated or hypothetical trading programs in general are also subject to the fact that they are designed with the benefit of hindsight. No representation is being made that any account will or is likely to achieve profits or losses similar to these being shown.';

function emptyRecordNotice({ late, samplesLeftOut }: RecordSummary): string {
  if (late > 0) return 'No signal that counts has been closed yet.';
  return `No ${samplesLeftOut > 0 ? 'real ' : ''}signal has been closed yet.`;
}

/** The curve of the record and its figures, each with its number of trades. Percentages appear once there are 30 trades. */
export function RecordFigures({ summary }: { readonly summary: RecordSummary }) {
  const { figures, counted, byMarket, byMonth, byYear } = summary;
  if (counted.length === 0)
    return (
      <>
        <RecordWarnings />
        <p>{emptyRecordNotice(summary)}</p>
      </>
    );
  const results = counted.map(({ result }) => result.beforeCosts);
  const areFew = hasTooFewTrades(figures.trades);
  return (
    <div className={styles.record}>
      <div className={styles.first}>
        <RecordWarnings />
        <DescriptionList
          className={styles.figures}
          rows={[...plainLines(figures), ...(areFew ? [] : shareLines(figures))]}
        />
        <RunningTotal
          title="Running total, signal by signal"
          what={`Running total of R over ${results.length === 1 ? 'the one closed signal' : `${String(results.length)} closed signals`}`}
          totals={figures.beforeCosts}
          results={results}
          format={formatR}
        />
      </div>
      {areFew && figures.winRate !== null && (
        <p className={styles.few}>
          {`${String(figures.trades)} ${figures.trades === 1 ? 'trade is' : 'trades are'} too few to tell skill from luck: with ${String(figures.wins)} of ${String(figures.trades)} the true share could be anything from ${rangeText(figures.winRate.interval)}.`}
        </p>
      )}
      <p className={styles.prescribed}>{HYPOTHETICAL_STATEMENT}</p>
      <Distribution results={results} />
      <div className={styles.tables}>
        <GroupTable caption="Month closed" groups={byMonth} />
        <GroupTable caption="Market" groups={byMarket} />
        <GroupTable caption="Twelve months" groups={byYear} />
      </div>
    </div>
  );
}
