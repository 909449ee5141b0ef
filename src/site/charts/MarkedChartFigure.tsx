import type { MarkedChart } from '@/content/markedChart';
import { ChartDrawing } from './ChartDrawing';
import { chartScale } from '@/charts/chartScale';
import styles from './TradeChartFigure.module.css';

const RIGHT_ROOM = 110;

/** A candlestick chart with marks but no plan. */
export default function MarkedChartFigure({ chart }: { readonly chart: MarkedChart }) {
  return (
    <figure className={styles.figure}>
      <ChartDrawing
        chart={chart}
        scale={chartScale(chart.candles, [], RIGHT_ROOM)}
        name={chart.description}
      />
    </figure>
  );
}
