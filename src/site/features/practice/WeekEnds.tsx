import { INITIAL_DEPOSIT } from '@/domain/practice/session';
import { LineChartFigure } from '@/site/charts/LineChartFigure';
import { moneyText } from '@/site/charts/practiceFigures';
import { FigureTable } from './FigureTable';

/** The equity from week to week; nothing before the first week has ended. @param weekEnds in cents */
export function WeekEnds({ weekEnds }: { readonly weekEnds: readonly number[] }) {
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
