import { formatLocalTime } from '@/domain/signals/times';
import { GmtTime } from './GmtTime';
import styles from './SignalTime.module.css';

interface SignalTimeProps {
  /** ISO 8601 in UTC. */
  readonly time: string;
  /** Whether to show the local time, which prerendered pages can't know. */
  readonly isLive: boolean;
}

/** A moment in GMT, with reserved space below it for the visitor's local time. */
export function SignalTime({ time, isLive }: SignalTimeProps) {
  return (
    <>
      <GmtTime time={time} />
      <span className={styles.own}>{isLive && `${formatLocalTime(time)} for you`}</span>
    </>
  );
}
