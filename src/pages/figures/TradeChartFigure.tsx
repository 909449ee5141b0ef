import { useId } from 'react';
import type { TradeChart } from '@/content/page';
import { chartGeometry, HEIGHT, WIDTH } from './chartGeometry';
import styles from './TradeChartFigure.module.css';

/** A trade idea as a chart with the reasoning written on it, drawn from data; in words for people who do not see it. */
export function TradeChartFigure({ chart }: { readonly chart: TradeChart }) {
  const { instrument, timeframe, note, description, decimals } = chart;
  const { candles, candleWidth, lines, zones, arrow, right, levelsFrom } = chartGeometry(chart);
  const { entry, stopLoss, takeProfit } = lines;
  const arrowId = useId();
  const reward = Math.abs(chart.takeProfit - chart.entry) / Math.abs(chart.entry - chart.stopLoss);
  return (
    <figure className={styles.figure}>
      <div className={styles.head}>
        <span className={styles.instrument}>
          {instrument} · {timeframe}
        </span>
        <span className={styles.kind}>Sample signal</span>
      </div>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        role="img"
        aria-label={description}
      >
        <g className={styles.grid}>
          {[0.2, 0.4, 0.6, 0.8].map((share) => (
            <path key={share} d={`M0 ${String(HEIGHT * share)}H${String(WIDTH)}`} />
          ))}
        </g>
        <rect className={styles.reward} {...zones.reward} />
        <rect className={styles.loss} {...zones.loss} />
        {candles.map((candle, index) => (
          <g key={index} className={candle.isUp ? styles.up : styles.down}>
            <path d={`M${String(candle.x)} ${String(candle.high)}V${String(candle.low)}`} />
            <rect
              x={candle.x - candleWidth / 2}
              y={candle.top}
              width={candleWidth}
              height={candle.height}
              rx="1.5"
            />
          </g>
        ))}
        {[entry, stopLoss, takeProfit].map((y, index) => (
          <path
            key={index}
            className={[styles.entryLine, styles.stopLine, styles.targetLine][index]}
            d={`M${String(levelsFrom)} ${String(y)}H${String(right)}`}
          />
        ))}
        <g className={styles.labels}>
          <text className={styles.targetText} x={right} y={takeProfit - 9} textAnchor="end">
            Take profit {chart.takeProfit.toFixed(decimals)} · {Number(reward.toFixed(1))}R
          </text>
          <text x={right} y={entry - 9} textAnchor="end">
            Entry {chart.entry.toFixed(decimals)}
          </text>
          <text className={styles.stopText} x={right} y={stopLoss + 20} textAnchor="end">
            Stop loss {chart.stopLoss.toFixed(decimals)}
          </text>
        </g>
        <g className={styles.note}>
          <path d={arrow.path} markerEnd={`url(#${arrowId})`} />
          <text x={arrow.textX} y={arrow.textY} textAnchor="middle">
            {note.text}
          </text>
        </g>
        <defs>
          <marker
            id={arrowId}
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path className={styles.arrowHead} d="M1 1 9 5 1 9" />
          </marker>
        </defs>
      </svg>
    </figure>
  );
}
