import { dueWords } from './dueWords';
import styles from './Sums.module.css';
import { useProgress } from '@/site/progress/useProgress';
import { useToday } from './useToday';

/** The number of skills due today, for a page that loads no other practice code. */
export function DueToday() {
  const skills = useProgress()?.progress.skills ?? {};
  const today = useToday();
  return <p className={styles.due}>{dueWords(today === null ? {} : skills, today ?? 0)}</p>;
}
