import { joinList } from '@/domain/text/joinList';
import {
  sessionClock,
  sessions,
  type Session,
  type SessionClock as Clock,
} from '@/domain/trading/sessionClock';
import { mayHideTimeZone } from '@/ui/mayHideTimeZone';
import { useMinute } from '@/ui/useMinute';
import { dateFormat } from '@/domain/time/dateFormat';
import styles from './SessionClock.module.css';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const localFormat = dateFormat({
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const formatLocal = (instant: number) => localFormat.format(instant).replace(',', '');

/** `1 d 4 h`, `2 h 10 min`, `5 min` */
function formatWait(ms: number): string {
  const [days, hours, minutes] = [
    Math.floor(ms / DAY_MS),
    Math.floor((ms % DAY_MS) / HOUR_MS),
    Math.ceil((ms % HOUR_MS) / MINUTE_MS),
  ];
  if (days > 0) return `${String(days)} d ${String(hours)} h`;
  return hours > 0 ? `${String(hours)} h ${String(minutes)} min` : `${String(minutes)} min`;
}

/** Keeps the height of a line that waits for the visitor's clock. */
const PLACEHOLDER = '\u00a0';

const formatHour = (value: number) => `${String(value).padStart(2, '0')}:00`;
const standardHours = ({ gmt }: Session) =>
  `${formatHour(gmt.opens)}-${formatHour(gmt.closes)} GMT in standard time`;

function summary({ isWeekOpen, weekChangesAt, overlap, states }: Clock, now: number): string {
  if (!isWeekOpen)
    return `The currency market is closed. It opens ${formatLocal(weekChangesAt)}, in ${formatWait(weekChangesAt - now)}.`;
  if (overlap.length > 0) {
    const isBusiest = overlap.includes('London') && overlap.includes('New York');
    return `${joinList(overlap)} are open together${isBusiest ? ': the busiest hours of the day' : ''}.`;
  }
  const open = states.find(({ isOpen }) => isOpen);
  return open === undefined
    ? 'No session is open at the moment.'
    : `${open.session.name} is the only open session.`;
}

/**
 * Which sessions are open now, and when each opens or closes next. The prerendered page shows only the hours in
 * standard time.
 */
export default function SessionClock() {
  const now = useMinute();
  const clock = now === null ? null : sessionClock(now);
  return (
    <section className={styles.clock} aria-label="Forex sessions">
      <p className={styles.summary}>{clock !== null && now !== null ? summary(clock, now) : PLACEHOLDER}</p>
      <ul className={styles.list}>
        {sessions.map((session) => {
          const state = clock?.states.find((one) => one.session === session);
          return (
            <li key={session.name} className={state?.isOpen === true ? styles.open : styles.closed}>
              <span className={styles.name}>{session.name}</span>
              <span className={styles.state}>
                {state === undefined ? PLACEHOLDER : state.isOpen ? 'Open' : 'Closed'}
              </span>
              <span className={styles.next}>
                {state === undefined || now === null
                  ? PLACEHOLDER
                  : state.isOpen
                    ? `closes ${formatLocal(state.closesAt)}, in ${formatWait(state.closesAt - now)}`
                    : `opens ${formatLocal(state.opensAt)}, in ${formatWait(state.opensAt - now)}`}
              </span>
              <span className={styles.hours}>{standardHours(session)}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        {`Times are in ${now !== null && mayHideTimeZone() ? 'GMT, because your browser gives no other time zone,' : 'your time zone'} and allow for summer time in each city. Public holidays aren't taken into account.`}
      </p>
    </section>
  );
}
