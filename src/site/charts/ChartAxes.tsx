import type { TimedCandle } from '@/domain/practice/timedCandles';
import { roundToTenth } from '@/charts/chartScale';
import { priceLines, TAG_HEIGHT, timeLabels } from './practiceAxes';
import type { ChartLayout } from './practiceLayout';
import styles from './PracticeChart.module.css';

interface ChartAxesProps {
  readonly shown: readonly TimedCandle[];
  readonly layout: ChartLayout;
  readonly price: (points: number) => string;
}

/** Round prices with their lines, and the times below the candles. */
export function ChartAxes({ shown, layout, price }: ChartAxesProps) {
  const { width, height, scale, highest, lowest, floor, right, places } = layout;
  const isFree = (y: number) => places.every((place) => Math.abs(place - y) > TAG_HEIGHT - 2);
  return (
    <g className={styles.axes}>
      {priceLines(lowest, highest).map((points) => (
        <g key={points}>
          <path d={`M0 ${String(scale.y(points))}H${String(right)}`} />
          {isFree(scale.y(points)) && (
            <text x={width - 8} y={scale.y(points) + 4} textAnchor="end">
              {price(points)}
            </text>
          )}
        </g>
      ))}
      {timeLabels(shown, scale).map(({ x, text, isDay }) => (
        <g key={x}>
          {isDay && <path d={`M${String(roundToTenth(x - scale.step / 2))} 0V${String(floor)}`} />}
          <text x={x} y={height - 8} textAnchor="middle" className={isDay ? styles.day : undefined}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
