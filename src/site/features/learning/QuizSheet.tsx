import type { AnswerMark } from '@/site/questions/marking';
import styles from './QuizSheet.module.css';

type State = AnswerMark['verdict'] | 'answered';

const STATE_LABELS: Readonly<Record<State, string>> = {
  open: 'open',
  answered: 'answered',
  unreadable: 'no number',
  notYet: 'not yet',
  correct: 'correct',
};

interface QuizSheetProps {
  /** The line above the numbers, such as `3 of 8 answered`. */
  readonly title: string;
  readonly questions: readonly { readonly anchor: string; readonly state: State }[];
  /** Whether it shows the result, with larger boxes. */
  readonly isResult: boolean;
}

/** The numbers of the questions, each with its state and a link. */
export function QuizSheet({ title, questions, isResult }: QuizSheetProps) {
  return (
    <nav className={styles.sheet} aria-label="Questions" data-result={isResult || undefined}>
      <p className={styles.title}>{title}</p>
      <ol className={styles.list}>
        {questions.map(({ anchor, state }, index) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              data-state={state}
              aria-label={`Question ${String(index + 1)}, ${STATE_LABELS[state]}`}
            >
              {String(index + 1)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
