import { ownTimeText } from '@/domain/signals/times';
import { GmtTime } from './GmtTime';
import styles from './SignalTime.module.css';

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
      <GmtTime time={time} />
      <span className={styles.own}>{isLive && `${ownTimeText(time)} for you`}</span>
    </>
  );
}
