import type { TimedCandle } from '@/domain/practice/timedCandles';
import { TAG_HEIGHT } from './practiceAxes';
import { AXIS_WIDTH, type ChartBand, type ChartLayout, type ChartLevel } from './practiceLayout';
import styles from './PracticeChart.module.css';

/** Each level's name has its own column, so that the names of levels close together stay readable. */
const NAME_WIDTH = 46;

const TONES = { entry: styles.entry, loss: styles.loss, gain: styles.gain };

interface ChartLevelsProps {
  readonly levels: readonly ChartLevel[];
  readonly layout: ChartLayout;
  readonly price: (points: number) => string;
}

/** The lines of the levels, their names, and their prices as tags on the axis. */
export function ChartLevels({ levels, layout, price }: ChartLevelsProps) {
  const { width, scale, right, end, within, places } = layout;
  const names = NAME_WIDTH * levels.length;
  // Right of the candles if there is room, otherwise over the oldest ones.
  const left = right - end > names ? right - names : 4;
  return levels.map(({ label, price: points, tone }, index) => {
    const y = scale.y(points);
    const place = places[index] ?? y;
    return (
      <g key={label} className={TONES[tone]}>
        {within(y) === y && (
          <path d={`M0 ${String(y)}H${String(right)}L${String(right + 4)} ${String(place)}`} />
        )}
        <text
          className={styles.name}
          x={left + NAME_WIDTH * index}
          y={within(y) < 20 ? within(y) + 14 : within(y) - 5}
        >
          {label}
        </text>
        <rect x={right + 2} y={place - TAG_HEIGHT / 2} width={AXIS_WIDTH - 2} height={TAG_HEIGHT} rx="4" />
        <text className={styles.tag} x={width - 8} y={place + 4} textAnchor="end">
          {price(points)}
        </text>
      </g>
    );
  });
}

interface ChartBandsProps {
  readonly bands: readonly ChartBand[];
  readonly shown: readonly TimedCandle[];
  readonly layout: ChartLayout;
}

export function ChartBands({ bands, shown, layout: { scale, right } }: ChartBandsProps) {
  return bands.map(({ label, from, to, since }) => {
    const first = shown.findIndex(({ start }) => start >= since);
    const start = scale.x(Math.max(0, first));
    return (
      <rect
        key={label}
        className={styles.band}
        x={start - scale.step / 2}
        y={scale.y(to)}
        width={Math.max(0, right - start)}
        height={Math.max(2, scale.y(from) - scale.y(to))}
      />
    );
  });
}
