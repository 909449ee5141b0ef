import { gmtText } from '@/domain/days';
import styles from './GmtTime.module.css';

/** A moment by Greenwich, ISO 8601 in UTC, in one line where it fits. */
export const GmtTime = ({ time }: { readonly time: string }) => (
  <time className={styles.time} dateTime={time}>
    {gmtText(time)}
  </time>
);
