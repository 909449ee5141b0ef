import { useId } from 'react';
import { decimal, trimmedDecimal } from '@/content/format';
import type { TradeChart } from '@/content/markedChart';
import { rewardToRisk } from '@/domain/calculators/tradeArithmetic';
import { ChartDrawing } from './ChartDrawing';
import { chartGeometry } from './chartGeometry';
import { boxEndingAt } from './chartMarks';
import { CHART_HEIGHT, CHART_WIDTH } from '@/charts/chartScale';
import styles from './TradeChartFigure.module.css';

/** A trade idea as an annotated chart, with a text version for screen readers. */
export default function TradeChartFigure({ chart }: { readonly chart: TradeChart }) {
  const { instrument, timeframe, candles, note, description, decimals } = chart;
  const { scale, lines, labels, zones, arrow, right, levelsFrom } = chartGeometry(chart);
  const arrowId = useId();
  const reward = rewardToRisk(chart.entry, chart.stopLoss, chart.takeProfit);
  const price = (value: number) => decimal(value, decimals);
  const levels = [
    {
      name: 'Take profit',
      kind: 'target',
      text: `${price(chart.takeProfit)} · 1:${trimmedDecimal(reward, 1)}`,
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
  const taken = [
    ...levels.map(({ name, text, y }) => boxEndingAt(`${name} ${text}`, right, y)),
    ...levels.map(({ line }) => ({ left: levelsFrom, right, top: line - 2, bottom: line + 2 })),
    arrow.side === 'high'
      ? { left: 0, right: CHART_WIDTH, top: 0, bottom: arrow.textY + 16 }
      : { left: 0, right: CHART_WIDTH, top: arrow.textY - 36, bottom: CHART_HEIGHT },
    {
      left: arrow.tip.x - 16,
      right: arrow.tip.x + 8,
      top: Math.min(arrow.tip.y, arrow.textY),
      bottom: Math.max(arrow.tip.y, arrow.textY),
    },
  ];
  return (
    <figure className={styles.figure}>
      <div className={styles.head}>
        <span className={styles.instrument}>{`${instrument} · ${timeframe}`}</span>
        <span className={styles.kind}>Sample with invented prices</span>
      </div>
      <ChartDrawing
        chart={chart}
        scale={scale}
        taken={taken}
        name={`${instrument}, ${timeframe}, ${String(candles.length)} candles. ${description}`}
        behind={
          <>
            <rect className={styles.reward} {...zones.reward} />
            <rect className={styles.loss} {...zones.loss} />
          </>
        }
      >
        {levels.map(({ name, kind, line }) => (
          <path
            key={name}
            className={`${styles.level ?? ''} ${styles[kind] ?? ''}`}
            d={`M${String(levelsFrom)} ${String(line)}H${String(right)}`}
          />
        ))}
        <g className={styles.note}>
          <path d={arrow.path} markerEnd={`url(#${arrowId})`} />
          <text x={arrow.textX} y={arrow.textY} textAnchor="middle">
            {note.text}
          </text>
        </g>
        <g className={styles.labels} textAnchor="end">
          {levels.map(({ name, kind, text, y }) => (
            <text key={name} className={styles[kind]} x={right} y={y}>
              {`${name} ${text}`}
            </text>
          ))}
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
      </ChartDrawing>
      <ul className={styles.legend}>
        <li className={styles.remark}>{note.text}</li>
        {levels.map(({ name, kind, text }) => (
          <li key={name} className={styles[kind]}>
            {`${name} ${text}`}
          </li>
        ))}
      </ul>
    </figure>
  );
}
