import { useId, type Ref } from 'react';
import { lessonLink, type LessonLink } from '@/content/lessonPlace';
import type { LessonId } from '@/content/lessonOrder';
import { Link } from '@/site/components/Link';
import { ResultBand } from '@/site/components/ResultBand';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import styles from '@/site/questions/QuestionCard.module.css';

/** From this share of correct answers, the next lesson is the main step. */
const SHARE_TO_GO_ON = 0.75;

interface QuizScoreProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly correct: number;
  readonly of: number;
  /** The ids of lessons with a missed question. */
  readonly toRead: readonly LessonId[];
  readonly next: LessonLink;
  readonly onAgain: () => void;
}

/** The score of a quiz, what to do next, and the lessons to read again. */
export function QuizScore({ ref, correct, of, toRead, next, onAgain }: QuizScoreProps) {
  const othersName = useId();
  const [first, ...others] = toRead.map(lessonLink);
  const goesOn = first === undefined || correct >= of * SHARE_TO_GO_ON;
  const onwards = { key: 'next', to: next.to, words: `Next: ${next.label}` };
  const again = first && { key: 'again', to: first.to, words: `Read again: ${first.label}` };
  const [main, other] = goesOn || !again ? [onwards, again] : [again, onwards];
  return (
    <>
      <ResultBand
        level={3}
        headingRef={ref}
        figure={`${String(correct)} of ${String(of)}`}
        label="correct"
        sentence="Each answer is explained below. Take the quiz again whenever you like."
        actions={
          <>
            <Link key={main.key} className={buttonClass()} to={main.to}>
              {main.words}
            </Link>
            {other && (
              <Link key={other.key} className={buttonClass('secondary')} to={other.to}>
                {other.words}
              </Link>
            )}
            <Button variant="quiet" onClick={onAgain}>
              Try again
            </Button>
          </>
        }
      />
      {others.length > 0 && (
        <>
          <p id={othersName}>Other lessons to read again</p>
          <ul className={styles.toRead} aria-labelledby={othersName}>
            {others.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
