import type { MarkedChart } from '@/content/markedChart';
import { ChartDrawing } from './ChartDrawing';
import { chartScale, HEIGHT } from './chartScale';
import styles from './TradeChartFigure.module.css';

/** Kept free for the labels next to the last candle. */
const RIGHT_ROOM = 110;
/** The room below the candles that only a trade chart writes in. */
const NOTE_HEIGHT = 48;

/** A chart without a plan, with what is to be seen on it. */
export function MarkedChartFigure({ chart }: { readonly chart: MarkedChart }) {
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
