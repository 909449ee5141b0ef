import { dateFormat } from '@/domain/time/dateFormat';
import { localTimeOfDay } from '@/domain/time/days';
import { sessionClock, sessions, type SessionClock } from '@/domain/trading/sessionClock';
import { mayHideTimeZone } from '@/ui/mayHideTimeZone';
import { useMinute } from '@/ui/useMinute';
import { percentOfWidth, type DrawingProps } from './drawn';
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

interface DrawnSession {
  readonly name: string;
  readonly opens: number;
  readonly closes: number;
  readonly isOpen: boolean;
}

/** The hours of each session in GMT: in standard time, or by its city's clock today. */
const hoursOf = (clock: SessionClock | null): readonly DrawnSession[] =>
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
const barsOf = ({ opens, closes }: DrawnSession) =>
  opens < closes
    ? [{ from: opens, to: closes }]
    : [
        { from: 0, to: closes },
        { from: opens, to: HOURS_PER_DAY },
      ];

const formatHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const xOfHour = (hour: number) => percentOfWidth(hour, HOURS_PER_DAY);

/**
 * The time in GMT and by the visitor's clock, or when the market reopens; before hydration, the time zone of the
 * hours.
 */
function timeSentence(now: number | null, clock: SessionClock | null): string {
  if (now === null || clock === null) return 'Hours in GMT, standard time.';
  if (!clock.isWeekOpen) return `Closed until ${weekdayAndTime.format(clock.weekChangesAt)} GMT.`;
  const own = mayHideTimeZone() ? '' : ` Yours: ${localTimeOfDay(new Date(now))}.`;
  return `${dayAndTime.format(now)} GMT.${own}`;
}

/** The four sessions on a 24-hour line, with the current time after hydration. */
export default function TradingDay({ drawing }: DrawingProps<'tradingDay'>) {
  const now = useMinute();
  const clock = now === null ? null : sessionClock(now);
  const day = hoursOf(clock);
  const [, , london, newYork] = day as readonly [DrawnSession, DrawnSession, DrawnSession, DrawnSession];
  const spoken = day.map(
    ({ name, opens, closes }) => `${name} ${formatHour(opens)} to ${formatHour(closes)}`,
  );
  return (
    <>
      <p className={styles.words}>{timeSentence(now, clock)}</p>
      <div className={styles.drawing}>
        <div
          className={styles.labelled}
          role="img"
          aria-label={`24 hours GMT: ${spoken.join(', ')}; London and New York together from ${formatHour(newYork.opens)} to ${formatHour(london.closes)}.`}
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
              x={xOfHour(newYork.opens)}
              y={TOP - 4}
              width={xOfHour(london.closes - newYork.opens)}
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
            {day.flatMap((session, row) =>
              barsOf(session).map(({ from, to }) => (
                <rect
                  key={`${session.name}${String(from)}`}
                  className={session.isOpen ? styles.filled : styles.empty}
                  x={xOfHour(from)}
                  y={TOP + row * ROW_HEIGHT + (ROW_HEIGHT - BAR_HEIGHT) / 2}
                  width={xOfHour(to - from)}
                  height={BAR_HEIGHT}
                  rx="3"
                />
              )),
            )}
            <text
              className={`${styles.note ?? ''} ${styles.whereWide ?? ''}`}
              x={xOfHour((newYork.opens + london.closes) / 2)}
              y={BOTTOM + 46}
              textAnchor="middle"
            >
              {drawing.together}
            </text>
            {now !== null && clock?.isWeekOpen && (
              <svg x={xOfHour((now / HOUR_MS) % HOURS_PER_DAY)} overflow="visible">
                <path className={styles.hand} d={`M0 4V${String(BOTTOM + 4)}`} />
                <circle className={styles.pin} cy="5" r="4.5" />
              </svg>
            )}
          </svg>
        </div>
        <p className={`${styles.note ?? ''} ${styles.whereNarrow ?? ''}`}>{drawing.together}</p>
      </div>
    </>
  );
}
