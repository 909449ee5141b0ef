import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { Mark } from './marking';
import styles from './QuizSheet.module.css';

type State = Mark['verdict'] | 'answered';

const WORDS: Readonly<Record<State, string>> = {
  open: 'open',
  answered: 'answered',
  unreadable: 'no number',
  notYet: 'not yet',
  correct: 'correct',
};

/** The place of a question of a quiz on its page. */
export const questionAnchor = (index: number): string => `question-${String(index + 1)}`;

interface QuizSheetProps {
  /** How far it is. */
  readonly title: string;
  readonly states: readonly State[];
}

/** The questions of a quiz by their numbers, each with its state and the way there. */
export function QuizSheet({ title, states }: QuizSheetProps) {
  return (
    <nav className={styles.sheet} aria-label="Questions">
      <p className={styles.title}>{title}</p>
      <ol className={styles.list}>
        {states.map((state, index) => (
          <li key={index}>
            <a href={`#${questionAnchor(index)}`} data-state={state}>
              {index + 1}
              <VisuallyHidden>, {WORDS[state]}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
