import { formatLocalTime } from '@/domain/signals/times';
import { useHydrated } from '@/ui/useHydrated';
import { GmtTime } from './GmtTime';
import styles from './SignalTime.module.css';

/**
 * A moment in GMT, with reserved space below it for the visitor's local time, which prerendered pages can't
 * know. Takes ISO 8601 in UTC.
 */
export function SignalTime({ time }: { readonly time: string }) {
  const isLive = useHydrated();
  return (
    <>
      <GmtTime time={time} />
      <span className={styles.own}>{isLive && `${formatLocalTime(time)} for you`}</span>
    </>
  );
}
