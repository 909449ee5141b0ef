import { dateFormat } from '@/domain/time/dateFormat';
import { useClientNow } from '@/ui/useClientNow';
import { PLACEHOLDER, type DrawingProps } from './drawn';
import styles from './openings.module.css';

const MONTHS_PER_YEAR = 12;
const CENTRE = 150;
const INNER_RADIUS = 52;
const RING_WIDTH = 21;
const MONTH_LETTERS = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];
/** The radius of the months' initials, and where the spokes begin. */
const LETTER_RADIUS = 140;
const SPOKE_START = 38;
const MONTH_DAYS = 31;

const dayOfYear = dateFormat({ day: 'numeric', month: 'long' });

/** A point on the wheel: months from January, clockwise from the top. */
function pointOnWheel(month: number, radius: number): string {
  const angle = (2 * Math.PI * month) / MONTHS_PER_YEAR;
  const rounded = (value: number) => String(Math.round(10 * (CENTRE + value)) / 10);
  return `${rounded(radius * Math.sin(angle))} ${rounded(-radius * Math.cos(angle))}`;
}

const radiusOf = (ring: number) => INNER_RADIUS + ring * RING_WIDTH;

function arc(ring: number, from: number, to: number): string {
  const radius = radiusOf(ring);
  const isLong = to - from > MONTHS_PER_YEAR / 2 ? 1 : 0;
  return `M${pointOnWheel(from, radius)}A${String(radius)} ${String(radius)} 0 ${String(isLong)} 1 ${pointOnWheel(to, radius)}`;
}

/** The year as a wheel with a ring for each commodity; a hand shows today's date after hydration. */
export default function SeasonWheel({ drawing: { rings } }: DrawingProps<'seasonWheel'>) {
  const now = useClientNow();
  const month = now === null ? null : now.getMonth() + (now.getDate() - 0.5) / MONTH_DAYS;
  const present = rings.flatMap(({ name, seasons }) =>
    seasons
      .filter(
        ({ from, to }) =>
          month !== null && [month, month + MONTHS_PER_YEAR].some((at) => at >= from && at < to),
      )
      .map((season) => `${name}: ${season.name}`),
  );
  return (
    <>
      <p className={styles.words}>
        {now === null
          ? PLACEHOLDER
          : `${dayOfYear.format(now)}. ${present.join('. ')}${present[0] ? '.' : ''}`}
      </p>
      <div className={`${styles.drawing ?? ''} ${styles.wheelAndKey ?? ''}`}>
        <svg
          className={styles.wheel}
          width={2 * CENTRE}
          height={2 * CENTRE}
          viewBox={`0 0 ${String(2 * CENTRE)} ${String(2 * CENTRE)}`}
          role="img"
          aria-label="The year as a wheel, January at the top, with a ring for each commodity; the list next to it has the same seasons."
        >
          {MONTH_LETTERS.map((letter, index) => {
            const [x, y] = pointOnWheel(index + 0.5, LETTER_RADIUS).split(' ');
            return (
              <g key={pointOnWheel(index, LETTER_RADIUS)}>
                <path
                  className={styles.line}
                  d={`M${pointOnWheel(index, SPOKE_START)}L${pointOnWheel(index, LETTER_RADIUS - 14)}`}
                />
                <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
                  {letter}
                </text>
              </g>
            );
          })}
          {rings.map(({ name, seasons }, ring) => (
            <g key={name}>
              <circle className={styles.line} cx={CENTRE} cy={CENTRE} r={radiusOf(ring)} />
              {seasons.map(({ from, to }, index) => (
                <path
                  key={from}
                  className={index % 2 === 0 ? styles.season : styles.nextSeason}
                  d={arc(ring, from + 0.06, to - 0.06)}
                />
              ))}
            </g>
          ))}
          {month !== null && (
            <g>
              <path
                className={styles.hand}
                d={`M${pointOnWheel(month, SPOKE_START)}L${pointOnWheel(month, LETTER_RADIUS - 14)}`}
              />
              <path className={styles.handEnd} d={`M${pointOnWheel(month, LETTER_RADIUS - 14)}h0`} />
            </g>
          )}
        </svg>
        <ul className={styles.key}>
          {rings.map(({ name, seasons }, ring) => (
            <li key={name}>
              <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden>
                {rings.map((other, index) => (
                  <circle
                    key={other.name}
                    className={index === ring ? styles.keyRing : styles.line}
                    cx="15"
                    cy="15"
                    r={4 + index * 3}
                  />
                ))}
              </svg>
              <p>
                <strong>{name}</strong>
                {seasons.map((season) => (
                  <span key={season.name}>{`${season.name}, ${season.when}`}</span>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
