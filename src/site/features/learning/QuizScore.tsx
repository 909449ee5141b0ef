import { useId, type ReactNode, type Ref } from 'react';
import { lessonLink, type LessonLink } from '@/content/lessonPlace';
import type { LessonId } from '@/content/lessonOrder';
import { Link } from '@/site/components/Link';
import { ResultBand } from '@/site/components/ResultBand';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import styles from '@/site/questions/QuestionCard.module.css';

/** From this share of correct answers upwards, the next lesson is the main action. */
const SHARE_TO_GO_ON = 0.75;

interface QuizScoreProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly correct: number;
  readonly of: number;
  /** The ids of lessons with a missed question. */
  readonly toRead: readonly LessonId[];
  readonly next: LessonLink;
  readonly onAgain: () => void;
  /** The numbers of the questions with their marks. */
  readonly children: ReactNode;
}

/** What the score means for the next step, without praise. */
function scoreWords(correct: number, of: number, goesOn: boolean): string {
  const missed = of - correct;
  if (missed === 0) return 'Every answer is correct, so there is nothing to read again.';
  const [explained, them] =
    missed === 1
      ? ['The one you missed is explained below', 'it']
      : [`The ${String(missed)} you missed are explained below`, 'them'];
  return goesOn
    ? `Enough to move on. ${explained}.`
    : `${explained}. Read about ${them} first, then try again.`;
}

/** The score of a quiz, what to do next, and the lessons to read again. */
export function QuizScore({ ref, correct, of, toRead, next, onAgain, children }: QuizScoreProps) {
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
        sentence={scoreWords(correct, of, goesOn)}
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
            <Button variant="secondary" onClick={onAgain}>
              Try again
            </Button>
          </>
        }
      >
        {children}
      </ResultBand>
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
