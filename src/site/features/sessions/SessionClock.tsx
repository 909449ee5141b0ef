import { sessionClockWords as words } from '@/content/tools/sessions';
import { sessionClock, sessions, type Session, type SessionClock as Clock } from '@/domain/sessionClock';
import { useMinute } from '@/ui/useMinute';
import { dateFormat } from '@/domain/dateFormat';
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
  words.standardHours(`${formatHour(gmt.opens)}-${formatHour(gmt.closes)}`);

function summary({ isWeekOpen, weekChangesAt, overlap, states }: Clock, now: number): string {
  if (!isWeekOpen) return words.weekend(formatLocal(weekChangesAt), formatWait(weekChangesAt - now));
  if (overlap.length > 0) return words.overlap(overlap);
  const open = states.find(({ isOpen }) => isOpen);
  return open === undefined ? words.between : words.one(open.session.name);
}

/**
 * Which sessions are open now, and when each opens or closes next. The prerendered page has only the
 * specified hours.
 */
export default function SessionClock() {
  const now = useMinute();
  const clock = now === null ? null : sessionClock(now);
  return (
    <section className={styles.clock} aria-label={words.name}>
      <p className={styles.summary}>{clock !== null && now !== null ? summary(clock, now) : PLACEHOLDER}</p>
      <ul className={styles.list}>
        {sessions.map((session) => {
          const state = clock?.states.find((one) => one.session === session);
          return (
            <li key={session.name} className={state?.isOpen === true ? styles.open : styles.closed}>
              <span className={styles.name}>{session.name}</span>
              <span className={styles.state}>
                {state === undefined ? PLACEHOLDER : state.isOpen ? words.open : words.closed}
              </span>
              <span className={styles.next}>
                {state === undefined || now === null
                  ? PLACEHOLDER
                  : state.isOpen
                    ? words.closes(formatLocal(state.closesAt), formatWait(state.closesAt - now))
                    : words.opens(formatLocal(state.opensAt), formatWait(state.opensAt - now))}
              </span>
              <span className={styles.hours}>{standardHours(session)}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>{words.yourTime}</p>
    </section>
  );
}
