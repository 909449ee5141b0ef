import type { Question } from '@/content/lesson';
import { lessonPath } from '@/content/lessonPlace';
import { choicesOf } from '@/content/questionChoices';
import { Link } from '@/site/components/Link';
import styles from './AnswerFeedback.module.css';

/** The correct answer, with feedback on every option. */
export function AnswerFeedback({ question }: { readonly question: Question }) {
  const choices = choicesOf(question);
  const isOrdering = question.kind === 'ordering';
  const List = isOrdering ? 'ol' : 'ul';
  return (
    <div className={styles.reasons}>
      {question.kind === 'numeric' && (
        <p>
          <strong>{question.answerText}</strong>
        </p>
      )}
      {choices.length > 0 && (
        <List className={isOrdering ? styles.steps : undefined}>
          {choices.map(({ text, feedback, isCorrect }) => (
            <li key={text}>
              <strong>{text}</strong>
              {!isOrdering && isCorrect && <span className={styles.correct}> (correct)</span>}
              <span>{` ${feedback}`}</span>
            </li>
          ))}
        </List>
      )}
      <p>{question.explanation}</p>
      {question.lesson !== undefined && (
        <p>
          <Link to={lessonPath(question.lesson)}>Read it again</Link>
        </p>
      )}
    </div>
  );
}
