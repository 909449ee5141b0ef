import type { QuizResult } from '@/domain/learning/progress';
import { formatDate } from './formatDate';
import styles from './QuestionCard.module.css';
import { storageProblemWords } from './storageProblemWords';
import { useLearnerProgress } from './useLearnerProgress';

interface SavedResultProps {
  readonly id: string;
  readonly revision: number;
}

/** The best and latest result of a quiz. Space for them is reserved. */
export function SavedResult({ id, revision }: SavedResultProps) {
  const { progress, storageProblem } = useLearnerProgress();
  const kept = progress.quizzes[id];
  const words = (result: QuizResult) =>
    `${String(result.correct)} of ${String(result.of)} on ${formatDate(result.at)}${result.revision < revision ? ', in an earlier version of the quiz' : ''}`;
  return (
    <div className={styles.kept}>
      <p>{kept && `Best so far: ${words(kept.best)}.`}</p>
      <p>{kept && kept.last.at !== kept.best.at && `Last time: ${words(kept.last)}.`}</p>
      {storageProblem !== null && <p>{storageProblemWords[storageProblem]}</p>}
    </div>
  );
}
