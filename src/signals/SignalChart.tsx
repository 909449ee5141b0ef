import { useId } from 'react';
import { chartModel, chartWords } from './chart';
import { priceOf } from '@/domain/signals/plan';
import type { Signal } from '@/domain/signals/signal';
import styles from './SignalChart.module.css';
import { HEIGHT, signalChartGeometry, WIDTH } from './signalChartGeometry';

const at = (x: number, y: number) => `${String(x)} ${String(y)}`;

/** The price before a signal, its levels, and the prices that were entered since, numbered as in its list of events. */
export function SignalChart({ signal }: { readonly signal: Signal }) {
  const model = chartModel(signal);
  const {
    candles,
    candleWidth,
    zone,
    stopPath,
    targets,
    events,
    eventPath,
    remark,
    levelsFrom,
    right,
    labels,
  } = signalChartGeometry(model, signal.issued.side === 'long');
  const arrowId = useId();
  const price = (steps: number) => priceOf(signal, steps);
  const legend = [
    ...model.targets.map((target, index) => ({
      kind: 'target',
      text: `Target${model.targets.length > 1 ? ` ${String(index + 1)}` : ''} ${price(target)}`,
    })),
    {
      kind: 'entry',
      text: `Entry ${price(model.zone.from)}${model.zone.to === model.zone.from ? '' : ` to ${price(model.zone.to)}`}`,
    },
    ...model.stops.map((stop, index) => ({
      kind: 'stop',
      text: `${index === 0 ? 'Stop loss' : 'Stop moved to'} ${price(stop.price)}`,
    })),
  ] as const;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        role="img"
        aria-label={chartWords(signal)}
      >
        <rect className={styles.zone} {...zone} />
        {candles.map(({ x, high, low, top, height, isUp }, index) => (
          <g key={index} className={isUp ? styles.up : styles.down}>
            <path d={`M${at(x, high)}V${String(top)}M${at(x, top + height)}V${String(low)}`} />
            <rect x={x - candleWidth / 2} y={top} width={candleWidth} height={height} />
          </g>
        ))}
        {targets.map((y, index) => (
          <g key={index} className={styles.target}>
            <path d={`M${at(levelsFrom, y)}H${String(right)}`} strokeDasharray="6 5" />
            <circle cx={right} cy={y} r="4" />
          </g>
        ))}
        <g className={styles.stop}>
          <path d={stopPath.line} />
          <path d={stopPath.cross} />
        </g>
        {events.length > 1 && <path className={styles.between} d={eventPath} />}
        {events.map(({ x, y, number }) => (
          <g key={number} className={styles.pin}>
            <circle cx={x} cy={y} r="11" />
            <text x={x} y={y + 5} textAnchor="middle">
              {number}
            </text>
          </g>
        ))}
        <g className={styles.labels}>
          {labels.map(({ y, kind, price: steps }, index) => (
            <text key={index} className={styles[kind]} x={right + 10} y={y + 5}>
              {price(steps)}
            </text>
          ))}
        </g>
        {remark && (
          <g className={styles.remark}>
            <path d={remark.path} markerEnd={`url(#${arrowId})`} />
            <text x={remark.x} y={remark.y} textAnchor="middle">
              {remark.text}
            </text>
            <marker
              id={arrowId}
              viewBox="0 0 10 10"
              refX="8"
              refY="5"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
            >
              <path d="M1 1 9 5 1 9" />
            </marker>
          </g>
        )}
      </svg>
      <ul className={styles.legend}>
        {legend.map(({ kind, text }) => (
          <li key={text} className={styles[kind]}>
            {text}
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>
        {signal.issued.sample && <span>Sample: invented prices. </span>}
        {events.length > 1 && (
          <span>The dashed line joins the prices we entered; it is not the path of the market. </span>
        )}
        {candles.length === 0 && <span>Levels and entries only: this signal came without candles.</span>}
      </figcaption>
    </figure>
  );
}
