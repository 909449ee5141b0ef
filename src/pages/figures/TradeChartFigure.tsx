import { useId } from 'react';
import type { TradeChart } from '@/content/page';
import { rewardToRisk } from '@/domain/tradeArithmetic';
import { chartGeometry, HEIGHT, WIDTH } from './chartGeometry';
import styles from './TradeChartFigure.module.css';

/** A trade idea as a chart with the reasoning written on it, drawn from data; in words for people who do not see it. */
export function TradeChartFigure({ chart }: { readonly chart: TradeChart }) {
  const { instrument, timeframe, note, description, decimals } = chart;
  const { candles, candleWidth, lines, labels, zones, arrow, right, levelsFrom } = chartGeometry(chart);
  const arrowId = useId();
  const reward = rewardToRisk(chart.entry, chart.stopLoss, chart.takeProfit);
  const price = (value: number) => value.toFixed(decimals);
  const levels = [
    {
      name: 'Take profit',
      kind: 'target',
      text: `${price(chart.takeProfit)} · ${String(Number(reward.toFixed(1)))}R`,
      line: lines.takeProfit,
      y: labels.takeProfit,
    },
    { name: 'Entry', kind: 'entry', text: price(chart.entry), line: lines.entry, y: labels.entry },
    {
      name: 'Stop loss',
      kind: 'stop',
      text: price(chart.stopLoss),
      line: lines.stopLoss,
      y: labels.stopLoss,
    },
  ] as const;
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
        {levels.map(({ name, kind, line }) => (
          <path
            key={name}
            className={`${styles.level ?? ''} ${styles[kind] ?? ''}`}
            d={`M${String(levelsFrom)} ${String(line)}H${String(right)}`}
          />
        ))}
        <g className={styles.labels} textAnchor="end">
          {levels.map(({ name, kind, text, y }) => (
            <text key={name} className={styles[kind]} x={right} y={y}>
              {name} {text}
            </text>
          ))}
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
      <ul className={styles.legend}>
        {levels.map(({ name, kind, text }) => (
          <li key={name} className={styles[kind]}>
            {name} {text}
          </li>
        ))}
      </ul>
    </figure>
  );
}
