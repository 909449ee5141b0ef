import { percentOfWidth, type DrawingProps } from './drawn';
import styles from './openings.module.css';

const DAY_LABELS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const WORKING_DAYS = 5;
const HOURS_PER_DAY = 24;
const TOP = 26;
const HEIGHT = 130;

/** The 168 hours of a week as bars, with the weekend shaded. */
export default function WeekOfHours({ drawing: { trades, busy, thin } }: DrawingProps<'weekOfHours'>) {
  const busiest = Math.max(...trades);
  const bars = trades.map(
    (trade, hour) => `M${String(hour)} 100V${String(100 - Math.round((100 * trade) / busiest))}h.68V100`,
  );
  const weekend = percentOfWidth(WORKING_DAYS, DAY_LABELS.length);
  const saturday = WORKING_DAYS * HOURS_PER_DAY;
  return (
    <div className={styles.drawing}>
      <svg
        className={styles.plot}
        width="100%"
        height={TOP + HEIGHT + 24}
        role="img"
        aria-label={`The ${String(trades.length)} hours of a week as bars: high on weekday afternoons, low all through Saturday and Sunday.`}
      >
        <rect
          className={styles.tint}
          x={weekend}
          width={percentOfWidth(DAY_LABELS.length - WORKING_DAYS, DAY_LABELS.length)}
          height={TOP + HEIGHT}
        />
        {DAY_LABELS.map((day, index) => (
          <svg key={day} x={percentOfWidth(index, DAY_LABELS.length)} overflow="visible">
            <path className={styles.line} d={`M0 ${String(TOP)}V${String(TOP + HEIGHT + 6)}`} />
            <text x="6" y={TOP + HEIGHT + 20}>
              {day}
            </text>
          </svg>
        ))}
        <svg
          y={TOP}
          width="100%"
          height={HEIGHT}
          viewBox={`0 0 ${String(trades.length)} 100`}
          preserveAspectRatio="none"
        >
          <path className={styles.filled} d={bars.slice(0, saturday).join('')} />
          <path className={styles.quiet} d={bars.slice(saturday).join('')} />
        </svg>
        <text className={styles.note} y="15">
          {busy}
        </text>
        <text className={styles.note} x={weekend} dx="8" y="15">
          {thin}
        </text>
      </svg>
    </div>
  );
}
