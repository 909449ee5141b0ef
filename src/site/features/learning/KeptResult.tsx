import type { QuizResult } from '@/domain/learning/progress';
import { dateWords } from './dateWords';
import styles from './QuestionCard.module.css';
import { troubleWords } from './troubleWords';
import { useLearnerProgress } from './useLearnerProgress';

interface KeptResultProps {
  readonly id: string;
  readonly revision: number;
}

/** The best and latest result of a quiz. Space for them is reserved. */
export function KeptResult({ id, revision }: KeptResultProps) {
  const { progress, trouble } = useLearnerProgress();
  const kept = progress.quizzes[id];
  const words = (result: QuizResult) =>
    `${String(result.correct)} of ${String(result.of)} on ${dateWords(result.at)}${result.revision < revision ? ', in an earlier version of the quiz' : ''}`;
  return (
    <div className={styles.kept}>
      <p>{kept && `Best so far: ${words(kept.best)}.`}</p>
      <p>{kept && kept.last.at !== kept.best.at && `Last time: ${words(kept.last)}.`}</p>
      {trouble !== null && <p>{troubleWords[trouble]}</p>}
    </div>
  );
}
