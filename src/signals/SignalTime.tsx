import { gmtText } from '@/domain/signals/times';
import { dateFormat } from '@/domain/dateFormat';
import styles from './SignalTime.module.css';

const own = dateFormat({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

interface SignalTimeProps {
  /** ISO 8601 in UTC. */
  readonly time: string;
  /** Whether the visitor's own time may be shown, which the built page cannot know. */
  readonly isLive: boolean;
}

/** A moment by Greenwich, and below it, in room kept for it, by the visitor's own clock. */
export function SignalTime({ time, isLive }: SignalTimeProps) {
  return (
    <>
      <time dateTime={time}>{gmtText(time)}</time>
      <span className={styles.own}>{isLive && `${own.format(new Date(time))} for you`}</span>
    </>
  );
}
