import type { Question } from '@/content/lesson';
import { CheckQuestion } from './CheckQuestion';
import styles from './QuestionCard.module.css';

/** The questions of a lesson, each checked separately. */
export default function CheckList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <ol className={styles.list}>
      {questions.map((question, index) => (
        <li key={question.id}>
          <CheckQuestion
            question={question}
            place={`Question ${String(index + 1)} of ${String(questions.length)}`}
          />
        </li>
      ))}
    </ol>
  );
}
