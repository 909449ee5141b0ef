import { useLayoutEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { chartName, practiceCharts } from '@/content/practiceCharts';
import { levelWords, sumQuestionWords, sumWords } from '@/content/sums/sumWords';
import { learnerProgress } from '@/data/learning/progressStore';
import { drawItem, type Skill } from '@/domain/sums/families';
import { isOver, mayForgive, NOT_TRIED, ROUND_LENGTH, roundMark, type Attempt } from '@/domain/sums/round';
import { withSkillRound } from '@/domain/sums/skills';
import { SESSION_STEPS } from '@/domain/sums/tenMinutes';
import { wakingDay } from '@/domain/time/days';
import { Button } from '@/ui/Button';
import { Text } from '@/site/components/Text';
import { SumQuestion } from './SumQuestion';
import { SessionResult } from './SessionResult';
import styles from './Session.module.css';

/** A practice chart, with what follows its result. */
export type SessionChart = ComponentType<{ readonly number: number; readonly next?: ReactNode }>;

interface SessionStepsProps {
  readonly Chart: SessionChart;
  readonly skills: readonly Skill[];
  readonly chart: number;
  readonly seed: string;
  readonly today: number;
  readonly onAgain: () => void;
}

const placeText = (place: number) => `Step ${String(place + 1)} of ${String(SESSION_STEPS.length)}`;
const nextText = (place: number) => (place + 1 < SESSION_STEPS.length ? 'Next' : 'See the result');

/** The steps of a session in turn, then its result. */
export function SessionSteps({ Chart, skills, chart, seed, today, onAgain }: SessionStepsProps) {
  const [place, setPlace] = useState(0);
  /** The attempts at the sums of each skill so far. */
  const [attempts, setAttempts] = useState<readonly (readonly Attempt[])[]>(skills.map(() => []));
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const step = SESSION_STEPS[place];
  const skill = typeof step === 'number' ? skills[step] : undefined;
  const which = typeof step === 'number' ? step : 0;
  const number = SESSION_STEPS.slice(0, place + 1).filter((each) => each === step).length;
  const item = useMemo(() => (skill ? drawItem(seed, skill, number) : null), [seed, skill, number]);
  const words = useMemo(() => (item ? sumQuestionWords(item) : null), [item]);
  const own = attempts[which] ?? [];
  const attempt = own[number - 1] ?? NOT_TRIED;
  const shown = practiceCharts[chart - 1];

  useLayoutEffect(() => {
    title.current?.scrollIntoView();
    // Focus stays in the answer field; the group of the next sum is read out with it.
    const next = place > 0 ? field.current : null;
    (next ?? title.current)?.focus({ preventScroll: true });
  }, [place]);

  const change = (next: Attempt) => {
    const all = [...own.slice(0, number - 1), next];
    setAttempts(attempts.map((each, index) => (index === which ? all : each)));
    if (skill && item && all.length === ROUND_LENGTH && isOver(next, item.steps.length))
      learnerProgress.change((before) =>
        withSkillRound(before, skill, wakingDay(new Date()), roundMark(all)),
      );
  };
  const goOn = () => setPlace(place + 1);

  if (step === undefined)
    return (
      <SessionResult
        ref={title}
        practised={skills.map((each, index) => ({ skill: each, attempts: attempts[index] ?? [] }))}
        chart={chart}
        today={today}
        onAgain={onAgain}
      />
    );
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {skill
          ? `${sumWords[skill.family].title}: ${levelWords(skill).title}`
          : shown && <Text of={chartName(shown)} />}
      </h2>
      {item && words && (
        <SumQuestion
          key={place}
          item={item}
          words={words}
          place={placeText(place)}
          attempt={attempt}
          fieldRef={field}
          forgivesSlip={mayForgive(own)}
          nextLabel={nextText(place)}
          onAttempt={change}
          onNext={goOn}
        />
      )}
      {step === 'chart' && (
        <>
          <p className={styles.place}>
            {`${placeText(place)}. Buy, sell or stay out, then see the next forty candles.`}
          </p>
          <Chart number={chart} next={<Button onClick={goOn}>{nextText(place)}</Button>} />
        </>
      )}
    </>
  );
}
