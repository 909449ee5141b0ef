import { formatGmt } from '@/domain/time/days';
import styles from './GmtTime.module.css';

/** A moment in GMT, on one line if it fits. Takes ISO 8601 in UTC. */
export const GmtTime = ({ time }: { readonly time: string }) => (
  <time className={styles.time} dateTime={time}>
    {formatGmt(time)}
  </time>
);
