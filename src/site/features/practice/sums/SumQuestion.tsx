import { useId, useRef, useState, type Ref, type SyntheticEvent } from 'react';
import { unbrokenFormula } from '@/content/format';
import { lessonLink } from '@/content/lessonPlace';
import { stepNames } from '@/content/sums/stepNames';
import { precisionWords, unitWords } from '@/content/sums/sumWords';
import type { SumQuestionWords } from '@/content/sums/words';
import { formulaLineText } from '@/content/tools/formula';
import { negate, sign, toNumber, type Fraction } from '@/domain/numbers/exact';
import { isSlip, judge, type Sum } from '@/domain/sums/families';
import { isOver, type Attempt } from '@/domain/sums/round';
import { Link } from '@/site/components/Link';
import { Button } from '@/ui/Button';
import { capitalised } from '@/ui/capitalised';
import { Choice } from '@/ui/Choice';
import {
  NO_NUMBER,
  NOTHING_CHOSEN,
  numberFeedback,
  readTypedNumber,
  type AnswerMark,
} from '@/site/questions/marking';
import cardStyles from '@/site/questions/QuestionCard.module.css';
import fieldStyles from '@/site/questions/QuestionFields.module.css';
import styles from './Sums.module.css';
import { Verdict } from '@/site/questions/Verdict';

const MIN_DECIMALS = 2;

interface SumMark extends AnswerMark {
  /** Whether the answer is a slip that is forgiven. */
  readonly isForgiven?: boolean;
}

const FORGIVEN = "One slip in a round is forgiven, so this one doesn't use up a try.";

/** The feedback on an answer that matches no known mistake. */
const plainFeedback = (item: Sum, given: Fraction) =>
  sign(given) === sign(item.answer)
    ? numberFeedback(toNumber(given), toNumber(item.answer))
    : isSlip(item, given)
      ? 'The number is right, but not its direction.'
      : '';

interface Typed {
  readonly typed: string;
  readonly side: string;
  /** Whether this is the last attempt. */
  readonly isLast: boolean;
  readonly forgivesSlip: boolean;
}

/** Marks the answer as typed and picked, with feedback on a known mistake or on the number itself. */
function markSum(item: Sum, { sides, mistakes }: SumQuestionWords, answer: Typed): SumMark {
  const { typed, side, isLast, forgivesSlip } = answer;
  if (typed.trim() === '') return NO_NUMBER;
  if (sides && side === '') return NOTHING_CHOSEN;
  const read = readTypedNumber(typed, {
    decimals: Math.max(MIN_DECIMALS, item.decimals),
    unit: item.unit,
    answer: item.answer,
    unitName: unitWords(item.unit),
    allowsMinus: side !== '' && side === sides?.[1],
  });
  if ('verdict' in read) return read;
  const given = side === sides?.[1] ? negate(read) : read;
  const verdict = judge(item, given);
  if (verdict.kind === 'correct') return { verdict: 'correct', feedback: '' };
  const mistake = verdict.kind === 'mistake' ? mistakes[verdict.code] : undefined;
  const isForgiven = forgivesSlip && isSlip(item, given);
  const next = isForgiven ? FORGIVEN : isLast ? 'See the working.' : 'Try once more, or take a hint.';
  const feedback = mistake ?? plainFeedback(item, given);
  return {
    verdict: 'notYet',
    // The feedback on a known mistake is enough.
    feedback: (mistake === undefined || isForgiven ? `${feedback} ${next}` : feedback).trim(),
    isForgiven,
  };
}

interface SumQuestionProps {
  readonly item: Sum;
  readonly words: SumQuestionWords;
  /** Such as `Level 1, sum 2 of 3`. */
  readonly place: string;
  readonly attempt: Attempt;
  /** Whether a slip would be forgiven. */
  readonly forgivesSlip: boolean;
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly nextLabel: string;
  readonly onAttempt: (attempt: Attempt) => void;
  readonly onNext: () => void;
}

export function SumQuestion(props: SumQuestionProps) {
  const { item, words, place, attempt, forgivesSlip, fieldRef, nextLabel, onAttempt, onNext } = props;
  const id = useId();
  const submit = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  const [side, setSide] = useState('');
  const [mark, setMark] = useState<AnswerMark | null>(null);
  const missed = useRef('');
  const { introduction, question, label, sides, lesson, tool } = words;
  const { steps } = item;
  const { misses, hints, isSolved } = attempt;
  const isDone = isOver(attempt, steps.length);
  const shownSteps = isDone ? steps : steps.slice(0, hints);

  function check(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isDone) {
      onNext();
      return;
    }
    // Enter pressed twice isn't a second attempt.
    if (`${typed} ${side}` === missed.current) return;
    const next = markSum(item, words, { typed, side, isLast: misses > 0, forgivesSlip });
    setMark(next);
    if (next.verdict === 'correct') onAttempt({ ...attempt, isSolved: true });
    else if (next.isForgiven) onAttempt({ ...attempt, hasSlipped: true });
    else if (next.verdict === 'notYet') {
      missed.current = `${typed} ${side}`;
      onAttempt({ ...attempt, misses: misses + 1 });
    }
    // The next attempt starts in the answer field.
    event.currentTarget.querySelector<HTMLInputElement>('input[type="text"]')?.focus();
  }

  return (
    <form className={`${cardStyles.card ?? ''} ${styles.question ?? ''}`} onSubmit={check}>
      <fieldset className={styles.sum} aria-labelledby={`${id}-question`}>
        <div className={styles.asked}>
          <p id={`${id}-question`}>
            <span className={cardStyles.place}>{place}</span>
            <span className={styles.introduction}>{introduction}</span>
            <span className={cardStyles.prompt}>{question}</span>
          </p>
          <ol className={styles.steps} aria-label="How to work it out" aria-live="polite">
            {shownSteps.map((step) => (
              <li key={step.name}>
                <span className={styles.stepName}>{stepNames[step.name]}</span>
                <span>{unbrokenFormula(formulaLineText(step))}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.answer}>
          <div className={styles.field}>
            <label htmlFor={id}>{`${label}, in ${unitWords(item.unit)}`}</label>
            <p id={`${id}-precision`} className={fieldStyles.hint}>
              {precisionWords(item)}
            </p>
            <input
              id={id}
              ref={fieldRef}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={40}
              value={typed}
              readOnly={isDone}
              aria-describedby={`${id}-precision`}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </div>
          {sides && (
            <div
              role="radiogroup"
              aria-label={`${capitalised(sides[0])} or ${sides[1]}?`}
              className={styles.sides}
            >
              {sides.map((name) => (
                <label key={name} className={fieldStyles.option}>
                  <Choice
                    type="radio"
                    name={`${id}-side`}
                    checked={side === name}
                    disabled={isDone}
                    onChange={() => setSide(name)}
                  />
                  <span>{capitalised(name)}</span>
                </label>
              ))}
            </div>
          )}
          <Verdict mark={mark} />
          {isDone && !isSolved && (
            <p className={styles.readAgain}>
              <span>Read again: </span>
              <Link to={lessonLink(lesson).to}>{lessonLink(lesson).label}</Link>
              {tool && (
                <>
                  <span> · </span>
                  <Link to={tool.to}>{tool.label}</Link>
                </>
              )}
            </p>
          )}
          <div className={cardStyles.buttons}>
            <Button ref={submit} type="submit">
              {isDone ? nextLabel : 'Check'}
            </Button>
            {!isDone && (
              <Button
                variant="quiet"
                onClick={() => {
                  onAttempt({ ...attempt, hints: hints + 1 });
                  // The last hint removes its button.
                  if (hints + 1 === steps.length) submit.current?.focus();
                }}
              >
                {`Hint ${String(hints + 1)} of ${String(steps.length)}`}
              </Button>
            )}
          </div>
        </div>
      </fieldset>
    </form>
  );
}
