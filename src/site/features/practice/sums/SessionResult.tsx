import type { Ref } from 'react';
import { lessonLink } from '@/content/lessonPlace';
import { chartId, chartName, practiceCharts } from '@/content/practiceCharts';
import { skillName, sumWords } from '@/content/sums/sumWords';
import { masteryOn } from '@/domain/sums/mastery';
import { skillId } from '@/domain/sums/families';
import { roundMark } from '@/domain/sums/round';
import { isClean, weakestSkill, type PractisedSkill } from '@/domain/sums/tenMinutes';
import { Link } from '@/site/components/Link';
import { Text } from '@/site/components/Text';
import { ResultBand } from '@/site/components/ResultBand';
import { useLearnerProgress } from '@/site/progress/useLearnerProgress';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { dueDateWords } from './dueWords';
import styles from './Session.module.css';

const SIDE_WORDS = { buy: 'you bought', sell: 'you sold', out: 'you stayed out' } as const;

interface SessionResultProps {
  readonly practised: readonly Omit<PractisedSkill, 'box'>[];
  readonly chart: number;
  readonly today: number;
  readonly onAgain: () => void;
  readonly ref: Ref<HTMLHeadingElement>;
}

/** How many sums went well, what to read next, and when each skill is due again. */
export function SessionResult({ practised, chart, today, onAgain, ref }: SessionResultProps) {
  const { skills, replays } = useLearnerProgress().progress;
  const rounds = practised.map((each) => {
    const mastery = masteryOn(today, skills[skillId(each.skill)]);
    return { ...each, ...mastery, isPassed: roundMark(each.attempts) === 'p' };
  });
  const attempts = rounds.flatMap((round) => round.attempts);
  const clean = attempts.filter(isClean).length;
  const weakest = weakestSkill(rounds);
  const lesson = weakest && lessonLink(sumWords[weakest.skill.family].lesson);
  const shown = practiceCharts[chart - 1];
  const decision = replays[chartId(chart)];
  return (
    <ResultBand
      level={2}
      headingRef={ref}
      figure={`${String(clean)} of ${String(attempts.length)}`}
      label="solved first time in your ten minutes"
      sentence={
        clean === attempts.length || !weakest
          ? 'Nothing gave you trouble. Read more about what you have practised least.'
          : `${skillName(weakest.skill)} gave you the most trouble.`
      }
      actions={
        <>
          {lesson && (
            <Link className={buttonClass()} to={lesson.to}>
              {`Read: ${lesson.label}`}
            </Link>
          )}
          <Button variant="secondary" onClick={onAgain}>
            Ten more minutes
          </Button>
        </>
      }
    >
      <ul className={styles.proof}>
        {rounds.map(({ skill, isPassed, due }) => (
          <li key={skillId(skill)}>
            <strong>{skillName(skill)}</strong>
            <span>{`${isPassed ? 'Passed' : 'Not passed yet'}, due again ${dueDateWords(due ?? today, today)}`}</span>
          </li>
        ))}
        {shown && decision && (
          <li>
            <Link to="/practice/charts">
              <Text of={`Chart ${String(chart)}, ${chartName(shown)}`} />
            </Link>
            <span>{`First decision: ${SIDE_WORDS[decision.side]}`}</span>
          </li>
        )}
      </ul>
    </ResultBand>
  );
}
