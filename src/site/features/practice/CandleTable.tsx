import type { PracticeName } from '@/domain/practice/marketSpecs';
import type { Session } from '@/domain/practice/session';
import type { Timeframe } from '@/domain/practice/timedCandles';
import { priceText } from '@/site/charts/practiceFigures';
import { formatTime } from '@/site/charts/practiceAxes';
import { FigureTable } from './FigureTable';

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
