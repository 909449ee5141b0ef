import type { ReactNode } from 'react';
import type { PracticeName } from '@/domain/practice/marketSpecs';
import { INITIAL_DEPOSIT, type Session } from '@/domain/practice/session';
import type { Timeframe } from '@/domain/practice/timedCandles';
import { LineChartFigure } from '@/site/charts/LineChartFigure';
import { formatTime } from '@/site/charts/practiceAxes';
import { moneyText, priceText } from '@/site/charts/practiceFigures';
import { Table } from '@/ui/Table';
import styles from './PracticeAccount.module.css';

interface FigureTableProps {
  readonly summary: string;
  readonly head: readonly string[];
  /** The first cell of each row is its header. */
  readonly rows: readonly (readonly string[])[];
  readonly children?: ReactNode;
}

/** A collapsible table, which is open in print. */
export function FigureTable({ summary, head, rows, children }: FigureTableProps) {
  return (
    <details className={styles.figures}>
      <summary>{summary}</summary>
      {children}
      <Table columns={head} rows={rows} />
    </details>
  );
}

const MAX_ROWS = 20;

interface CandleTableProps {
  readonly session: Session;
  readonly name: PracticeName;
  readonly timeframe: Timeframe;
}

export function CandleTable({ session: { market, minute }, name, timeframe }: CandleTableProps) {
  const candles = market.candles(name, timeframe, minute, MAX_ROWS).toReversed();
  return (
    <FigureTable
      summary={`The last ${String(candles.length)} candles as a table`}
      head={['From', 'Open', 'High', 'Low', 'Close']}
      rows={candles.map(({ start, open, high, low, close }) => [
        formatTime(start),
        ...[open, high, low, close].map((price) => priceText(name, price)),
      ])}
    />
  );
}

/** The equity from week to week; nothing before the first week has ended. @param weekEnds in cents */
export function WeekEndEquity({ weekEnds }: { readonly weekEnds: readonly number[] }) {
  if (weekEnds.length === 0) return null;
  return (
    <FigureTable
      summary="Equity at the end of each week"
      head={['Week', 'Equity']}
      rows={weekEnds.map((equity, index) => [`Week ${String(index + 1)}`, moneyText(equity)])}
    >
      <LineChartFigure
        figure={{
          kind: 'lineChart',
          caption: '',
          description:
            'The equity from the start to the end of the last week; the table below has the figures.',
          xLabel: 'Weeks',
          yLabel: 'Dollars',
          decimals: 0,
          series: [{ label: 'Equity', values: [INITIAL_DEPOSIT, ...weekEnds].map((cents) => cents / 100) }],
        }}
      />
    </FigureTable>
  );
}
