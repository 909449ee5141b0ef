import type { MarkedChart } from '@/content/markedChart';
import { ChartDrawing } from './ChartDrawing';
import { chartScale, HEIGHT } from '@/charts/chartScale';
import styles from './TradeChartFigure.module.css';

const RIGHT_ROOM = 110;
/** The height below the candles, which only a trade chart needs. */
const NOTE_HEIGHT = 48;

/** A candlestick chart with marks but no plan. */
export default function MarkedChartFigure({ chart }: { readonly chart: MarkedChart }) {
  return (
    <figure className={styles.figure}>
      <ChartDrawing
        chart={chart}
        scale={chartScale(chart.candles, [], RIGHT_ROOM)}
        height={HEIGHT - NOTE_HEIGHT}
        name={chart.description}
      />
    </figure>
  );
}
