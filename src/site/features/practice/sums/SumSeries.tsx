import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { SumQuestionWords } from '@/content/sums/words';
import type { Sum } from '@/domain/sums/families';
import { isOver, mayForgive, NOT_TRIED, type Attempt } from '@/domain/sums/round';
import { SumQuestion } from './SumQuestion';

export type PosedSum = readonly [item: Sum, words: SumQuestionWords];

interface SumSeriesProps {
  readonly heading: string;
  readonly sums: readonly PosedSum[];
  /** The prefix of the sum's number, such as `Level 1, sum`. */
  readonly place: string;
  /** Focuses the heading if a button, rather than the URL, led here. */
  readonly isFocused: boolean;
  /** Called after the last sum. */
  readonly onOver?: (attempts: readonly Attempt[]) => void;
  /** Renders the result, whose heading takes the focus. */
  readonly result: (attempts: readonly Attempt[], heading: Ref<HTMLHeadingElement>) => ReactNode;
}

export function SumSeries({ heading, sums, place, isFocused, onOver, result }: SumSeriesProps) {
  const [attempts, setAttempts] = useState<readonly Attempt[]>([NOT_TRIED]);
  const [isFinished, setIsFinished] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const asked = sums[attempts.length - 1];
  const attempt = attempts.at(-1);
  const isLast = attempts.length === sums.length;

  useLayoutEffect(() => {
    if (!isFocused && !isFinished) return;
    title.current?.scrollIntoView();
    (isFinished ? resultHeading : title).current?.focus({ preventScroll: true });
  }, [isFocused, isFinished]);

  const change = (next: Attempt) => {
    const all = [...attempts.slice(0, -1), next];
    setAttempts(all);
    if (isLast && asked && isOver(next, asked[0].steps.length)) onOver?.(all);
  };

  const goOn = () => {
    if (isLast) {
      setIsFinished(true);
      return;
    }
    flushSync(() => setAttempts([...attempts, NOT_TRIED]));
    field.current?.focus();
  };

  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {isFinished
        ? result(attempts, resultHeading)
        : asked &&
          attempt && (
            <SumQuestion
              key={attempts.length}
              item={asked[0]}
              words={asked[1]}
              place={`${place} ${String(attempts.length)} of ${String(sums.length)}`}
              attempt={attempt}
              forgivesSlip={mayForgive(attempts)}
              fieldRef={field}
              nextLabel={isLast ? 'See the result' : 'Next sum'}
              onAttempt={change}
              onNext={goOn}
            />
          )}
    </>
  );
}
