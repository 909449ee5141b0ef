import { sessionClock, sessions, type SessionName } from '@/domain/trading/sessionClock';
import { Scroller } from '@/ui/Scroller';
import { Table } from '@/ui/Table';
import { mayHideTimeZone } from '@/ui/mayHideTimeZone';
import { useClientNow } from '@/ui/useClientNow';
import { localTimeOfDay } from '@/domain/time/days';
import styles from './SessionsFigure.module.css';

const HOUR_WIDTH = 20;
const ROW_HEIGHT = 38;
const HOURS_PER_DAY = 24;
const WIDTH = HOURS_PER_DAY * HOUR_WIDTH;
const HEIGHT = sessions.length * ROW_HEIGHT + 26;

/** The hours of the current or next session in the visitor's time. */
function ownHours(name: SessionName, now: Date): string {
  const state = sessionClock(now.getTime()).states.find(({ session }) => session.name === name);
  return state === undefined
    ? ''
    : [state.opensAt, state.closesAt].map((instant) => localTimeOfDay(new Date(instant))).join('-');
}

const formatHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** A session as one bar, or as two if it crosses midnight. */
const barsOf = (opens: number, closes: number) =>
  opens < closes
    ? [{ from: opens, to: closes }]
    : [
        { from: opens, to: HOURS_PER_DAY },
        { from: 0, to: closes },
      ];

/** The four sessions on a 24-hour line, with a table of the hours in GMT and in the visitor's time. */
export default function SessionsFigure() {
  const now = useClientNow();
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        role="img"
        aria-label="The four sessions as bars on a line of 24 hours GMT; the table below has the same hours."
      >
        <g className={styles.hours}>
          {[0, 6, 12, 18, 24].map((hour) => (
            <g key={hour}>
              <path d={`M${String(hour * HOUR_WIDTH)} 0V${String(HEIGHT - 22)}`} />
              <text
                x={hour * HOUR_WIDTH}
                y={HEIGHT - 4}
                textAnchor={hour === 0 ? 'start' : hour === HOURS_PER_DAY ? 'end' : 'middle'}
              >
                {formatHour(hour)}
              </text>
            </g>
          ))}
        </g>
        {sessions.map(({ name, gmt }, row) =>
          barsOf(gmt.opens, gmt.closes).map(({ from, to }, part) => (
            <g key={`${name}${String(from)}`} className={styles.session}>
              <rect
                x={from * HOUR_WIDTH}
                y={row * ROW_HEIGHT + 6}
                width={(to - from) * HOUR_WIDTH}
                height={ROW_HEIGHT - 12}
                rx="5"
              />
              {(part === 1 || gmt.opens < gmt.closes) && (
                <text x={from * HOUR_WIDTH + 8} y={row * ROW_HEIGHT + ROW_HEIGHT / 2 + 5}>
                  {name}
                </text>
              )}
            </g>
          )),
        )}
      </svg>
      <Scroller label="Session hours">
        <Table
          className={styles.table}
          columns={[
            'Session',
            'GMT, standard time',
            now && mayHideTimeZone() ? 'GMT, now or next' : 'Your time, now or next',
          ]}
          rows={sessions.map(({ name, gmt }) => [
            name,
            `${formatHour(gmt.opens)}-${formatHour(gmt.closes)}`,
            now ? ownHours(name, now) : '–',
          ])}
        />
      </Scroller>
    </figure>
  );
}
