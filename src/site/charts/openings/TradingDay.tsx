import { dateFormat } from '@/domain/dateFormat';
import { localClock } from '@/domain/days';
import { sessionClock, sessions, type SessionClock } from '@/domain/sessionClock';
import { useMinute } from '@/ui/useMinute';
import { formatHour, percent, type DrawnProps } from './drawn';
import styles from './openings.module.css';

const HOURS_PER_DAY = 24;
const ROW_HEIGHT = 30;
const BAR_HEIGHT = 18;
const TOP = 10;
const BOTTOM = TOP + sessions.length * ROW_HEIGHT;
const HOUR_MS = 3_600_000;

const dayAndTime = dateFormat({
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});
const weekdayAndTime = dateFormat({
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** The hours of each session in GMT: in standard time, or by its city's clock today. */
const hoursOf = (clock: SessionClock | null) =>
  sessions.map((session) => {
    const { name, gmt } = session;
    const state = clock?.states.find((one) => one.session === session);
    if (state === undefined) return { name, ...gmt, isOpen: false };
    const closes = new Date(state.closesAt).getUTCHours();
    return {
      name,
      opens: (closes - gmt.closes + gmt.opens + HOURS_PER_DAY) % HOURS_PER_DAY,
      closes,
      isOpen: state.isOpen,
    };
  });

/** A session as one bar, or as two if it crosses midnight. */
const barsOf = (opens: number, closes: number) =>
  opens < closes
    ? [{ from: opens, to: closes }]
    : [
        { from: 0, to: closes },
        { from: opens, to: HOURS_PER_DAY },
      ];

const xOfHour = (hour: number) => percent(hour, HOURS_PER_DAY);

/** The state of the market by the visitor's clock; null before hydration. */
function timeSentence(now: number | null, clock: SessionClock | null): string {
  if (now === null || clock === null) return 'Hours in GMT, standard time.';
  return clock.isWeekOpen
    ? `${dayAndTime.format(now)} GMT. Yours: ${localClock(new Date(now))}.`
    : `Closed until ${weekdayAndTime.format(clock.weekChangesAt)} GMT.`;
}

interface SessionBarsProps {
  /** The current time and the sessions then; null for the hours in standard time. */
  readonly now: number | null;
  readonly clock: SessionClock | null;
  /** Written below the hours that London and New York share. */
  readonly together?: string;
}

/** The four sessions on a 24-hour line in GMT. */
export function SessionBars({ now, clock, together }: SessionBarsProps) {
  const day = hoursOf(clock);
  const hours = day.map(({ name, opens, closes }) => `${name} ${formatHour(opens)} to ${formatHour(closes)}`);
  const from = day[3]?.opens ?? 0;
  const until = day[2]?.closes ?? 0;
  return (
    <div
      className={styles.labelled}
      role="img"
      aria-label={`24 hours GMT: ${hours.join(', ')}; London and New York together from ${formatHour(from)} to ${formatHour(until)}.`}
    >
      <ul className={styles.sessions}>
        {day.map(({ name, isOpen }) => (
          <li key={name} className={isOpen ? styles.open : undefined}>
            <span>{`${name} `}</span>
            {isOpen && <span className={styles.small}>open</span>}
          </li>
        ))}
      </ul>
      <svg className={styles.plot} width="100%" height={BOTTOM + 26} aria-hidden>
        <rect
          className={styles.tint}
          x={xOfHour(from)}
          y={TOP - 4}
          width={xOfHour(until - from)}
          height={BOTTOM - TOP + 8}
        />
        {[0, 6, 12, 18, 24].map((hour) => (
          <g key={hour} className={hour % 12 === 0 ? undefined : styles.inBetween}>
            <line
              className={styles.line}
              x1={xOfHour(hour)}
              x2={xOfHour(hour)}
              y1={TOP - 4}
              y2={BOTTOM + 4}
            />
            <text
              x={xOfHour(hour)}
              y={BOTTOM + 22}
              textAnchor={hour === 0 ? 'start' : hour === HOURS_PER_DAY ? 'end' : 'middle'}
            >
              {formatHour(hour)}
            </text>
          </g>
        ))}
        {day.flatMap(({ name, opens, closes, isOpen }, row) =>
          barsOf(opens, closes).map((bar) => (
            <rect
              key={`${name}${String(bar.from)}`}
              className={isOpen ? styles.filled : styles.empty}
              x={xOfHour(bar.from)}
              y={TOP + row * ROW_HEIGHT + (ROW_HEIGHT - BAR_HEIGHT) / 2}
              width={xOfHour(bar.to - bar.from)}
              height={BAR_HEIGHT}
              rx="3"
            />
          )),
        )}
        {together !== undefined && (
          <text
            className={`${styles.note ?? ''} ${styles.whereWide ?? ''}`}
            x={xOfHour((from + until) / 2)}
            y={BOTTOM + 46}
            textAnchor="middle"
          >
            {together}
          </text>
        )}
        {now !== null && clock?.isWeekOpen && (
          <svg x={xOfHour((now / HOUR_MS) % HOURS_PER_DAY)} overflow="visible">
            <path className={styles.hand} d={`M0 4V${String(BOTTOM + 4)}`} />
            <circle className={styles.pin} cy="5" r="4.5" />
          </svg>
        )}
      </svg>
    </div>
  );
}

/** The four sessions, with the current time after hydration. */
export default function TradingDay({ drawing: { together } }: DrawnProps<'tradingDay'>) {
  const now = useMinute();
  const clock = now === null ? null : sessionClock(now);
  return (
    <>
      <p className={styles.words}>{timeSentence(now, clock)}</p>
      <div className={styles.drawing}>
        <SessionBars now={now} clock={clock} together={together} />
        <p className={`${styles.note ?? ''} ${styles.whereNarrow ?? ''}`}>{together}</p>
      </div>
    </>
  );
}
