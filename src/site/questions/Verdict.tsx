import { Check, X } from 'lucide';
import { Icon } from '@/ui/Icon';
import type { AnswerMark } from './marking';
import styles from './QuestionCard.module.css';

/** The verdict on an answer. It is a live region, so it is rendered even while empty. */
export function Verdict({ mark }: { readonly mark: AnswerMark | null }) {
  return (
    <p role="status" className={styles.verdict}>
      {(mark?.verdict === 'open' || mark?.verdict === 'unreadable') && <span>{mark.feedback}</span>}
      {mark?.verdict === 'correct' && (
        <>
          <span className={styles.correct}>
            <Icon of={Check} size={18} /> Correct.
          </span>
          <span>{` ${mark.feedback}`}</span>
        </>
      )}
      {mark?.verdict === 'notYet' && (
        <>
          <span className={styles.notYet}>
            <Icon of={X} size={18} /> Not yet.
          </span>
          <span>{` ${mark.feedback}`}</span>
        </>
      )}
    </p>
  );
}
