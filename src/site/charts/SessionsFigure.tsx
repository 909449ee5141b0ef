import { sessionClock, sessions, type SessionName } from '@/domain/sessionClock';
import { Scroller } from '@/ui/Scroller';
import { Table } from '@/ui/Table';
import { useClientNow } from '@/ui/useClientNow';
import { localClock } from '@/domain/days';
import { formatHour } from './openings/drawn';
import drawn from './openings/openings.module.css';
import { SessionBars } from './openings/TradingDay';
import styles from './SessionsFigure.module.css';

/** The hours of the current or next session in the visitor's time. */
function ownHours(name: SessionName, now: Date): string {
  const state = sessionClock(now.getTime()).states.find(({ session }) => session.name === name);
  return state === undefined
    ? ''
    : [state.opensAt, state.closesAt].map((instant) => localClock(new Date(instant))).join('-');
}

/** The four sessions on a 24-hour line, with a table of the hours in GMT and in the visitor's time. */
export default function SessionsFigure() {
  const now = useClientNow();
  return (
    <figure className={styles.figure}>
      <div className={drawn.drawing}>
        <SessionBars now={null} clock={null} />
      </div>
      <Scroller label="Session hours">
        <Table
          className={styles.table}
          columns={['Session', 'GMT, standard time', 'Your time, now or next']}
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
