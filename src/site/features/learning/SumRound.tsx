import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { levelWords, sumWords } from '@/content/sums/sumWords';
import { learnerProgress } from '@/data/learning/progressStore';
import { localDay } from '@/domain/days';
import { withRound } from '@/domain/learning/changes';
import type { Progress } from '@/domain/learning/progress';
import { drawItem, skillId, type Skill } from '@/domain/sums/item';
import { isOver, NOT_TRIED, ROUND_LENGTH, roundMark, type Attempt } from '@/domain/sums/round';
import { Link } from '@/site/components/Link';
import { SumQuestion } from './SumQuestion';
import { SumResult } from './SumResult';
import styles from './Sums.module.css';

interface SumRoundProps {
  readonly skill: Skill;
  /** What the numbers of its sums follow from. */
  readonly seed: string;
  readonly skills: Progress['skills'];
  readonly today: number;
  /** Whether its heading takes the focus: where a press led here, and not an address. */
  readonly isFocused: boolean;
  readonly onStart: (skill: Skill) => void;
}

/** Three sums of one skill, one after another, and how they went. */
export function SumRound({ skill, seed, skills, today, isFocused, onStart }: SumRoundProps) {
  const { family, level } = skill;
  const items = useMemo(
    () => Array.from({ length: ROUND_LENGTH }, (_, index) => drawItem(seed, { family, level }, index + 1)),
    [seed, family, level],
  );
  const [attempts, setAttempts] = useState<readonly Attempt[]>([NOT_TRIED]);
  const [isFinished, setIsFinished] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const item = items[attempts.length - 1];
  const attempt = attempts.at(-1);
  const isLast = attempts.length === ROUND_LENGTH;

  useLayoutEffect(() => {
    if (!isFocused && !isFinished) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isFocused, isFinished]);

  const change = (next: Attempt) => {
    const all = [...attempts.slice(0, -1), next];
    setAttempts(all);
    if (isLast && item && isOver(next, item.steps.length))
      learnerProgress.change(() => withRound(skillId(skill), localDay(new Date()), roundMark(all)));
  };

  const goOn = () => {
    if (isLast) {
      setIsFinished(true);
      return;
    }
    flushSync(() => {
      setAttempts([...attempts, NOT_TRIED]);
    });
    field.current?.focus();
  };

  return (
    <div className={styles.round}>
      <p>
        <Link to="/practice/sums">All sums</Link>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {`${sumWords[family].title}: ${levelWords(skill).title}`}
      </h2>
      {isFinished ? (
        <SumResult skill={skill} attempts={attempts} skills={skills} today={today} onStart={onStart} />
      ) : (
        item &&
        attempt && (
          <SumQuestion
            key={attempts.length}
            item={item}
            place={`Level ${String(level)}, sum ${String(attempts.length)} of ${String(ROUND_LENGTH)}`}
            attempt={attempt}
            fieldRef={field}
            nextLabel={isLast ? 'See the result' : 'Next sum'}
            onAttempt={change}
            onNext={goOn}
          />
        )
      )}
    </div>
  );
}
