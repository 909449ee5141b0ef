import { formatTime } from '@/site/charts/practiceAxes';
import styles from './PracticeAccount.module.css';

/** The times of the announcements of this week and the next. */
export function Announcements({ minutes }: { readonly minutes: readonly number[] }) {
  if (minutes.length === 0) return <p>None this week or next.</p>;
  return (
    <ul className={styles.list}>
      {minutes.map((minute) => (
        <li key={minute}>{formatTime(minute)}</li>
      ))}
    </ul>
  );
}
