import type { Question } from '@/content/lesson';
import styles from './QuizAnswers.module.css';
import { Reasons } from './Reasons';

/** The answers of a quiz that is not handed in: behind a disclosure without scripts, on paper on pages of their own. */
export function QuizAnswers({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <details className={styles.answers}>
      <summary>Answers and reasons</summary>
      <ol className={styles.list}>
        {questions.map((question) => (
          <li key={question.id}>
            <p className={styles.prompt}>{question.prompt}</p>
            <Reasons question={question} />
          </li>
        ))}
      </ol>
    </details>
  );
}
