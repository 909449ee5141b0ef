import type { Attempt } from '@/domain/sums/round';
import styles from './Sums.module.css';

interface AttemptListProps {
  readonly attempts: readonly Attempt[];
  /** How each sum went. */
  readonly wordsOf: (attempt: Attempt, index: number) => string;
}

/** The sums of a series as numbered boxes, each with its outcome. */
export function AttemptList({ attempts, wordsOf }: AttemptListProps) {
  return (
    <ol className={styles.attempts}>
      {attempts.map((attempt, index) => (
        <li key={index} data-solved={attempt.isSolved}>
          <span>{wordsOf(attempt, index)}</span>
        </li>
      ))}
    </ol>
  );
}
