import type { Question } from '@/content/lesson';
import styles from './QuizAnswers.module.css';
import { AnswerFeedback } from './AnswerFeedback';

/**
 * The answers of a quiz that hasn't been handed in: in a disclosure without JavaScript, and on separate pages
 * in print.
 */
export function QuizAnswers({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <details className={styles.answers}>
      <summary>Answers and explanations</summary>
      <ol className={styles.list}>
        {questions.map((question) => (
          <li key={question.id}>
            <p className={styles.prompt}>{question.prompt}</p>
            <AnswerFeedback question={question} />
          </li>
        ))}
      </ol>
    </details>
  );
}
