import { sessions } from '@/content/sessions';
import styles from './SessionsFigure.module.css';
import { useVisitTimes } from './useVisitTimes';

const HOUR_WIDTH = 20;
const ROW = 38;
const DAY = 24;
const WIDTH = DAY * HOUR_WIDTH;
const HEIGHT = sessions.length * ROW + 26;

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** A session as one bar, or as two when it runs past midnight. */
const barsOf = (opens: number, closes: number) =>
  opens < closes
    ? [{ from: opens, to: closes }]
    : [
        { from: opens, to: DAY },
        { from: 0, to: closes },
      ];

/** The four sessions as bars on a 24-hour line, with a table of the same hours in GMT and the visitor's own time. */
export function SessionsFigure() {
  const figure = useVisitTimes<HTMLElement>();
  return (
    <figure ref={figure} className={styles.figure}>
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
                textAnchor={hour === 0 ? 'start' : hour === DAY ? 'end' : 'middle'}
              >
                {clock(hour)}
              </text>
            </g>
          ))}
        </g>
        {sessions.map(({ name, opens, closes }, row) =>
          barsOf(opens, closes).map(({ from, to }, part) => (
            <g key={`${name}${String(from)}`} className={styles.session}>
              <rect
                x={from * HOUR_WIDTH}
                y={row * ROW + 6}
                width={(to - from) * HOUR_WIDTH}
                height={ROW - 12}
                rx="5"
              />
              {(part === 1 || barsOf(opens, closes).length === 1) && (
                <text x={from * HOUR_WIDTH + 8} y={row * ROW + ROW / 2 + 5}>
                  {name}
                </text>
              )}
            </g>
          )),
        )}
      </svg>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Session</th>
              <th scope="col">GMT</th>
              <th scope="col">Your time today</th>
            </tr>
          </thead>
          <tbody>
            {sessions.map(({ name, opens, closes }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  {clock(opens)}-{clock(closes)}
                </td>
                <td data-own-hours={`${String(opens)}-${String(closes)}`}>–</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
