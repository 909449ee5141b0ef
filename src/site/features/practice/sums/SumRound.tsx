import { useMemo, type Ref } from 'react';
import {
  attemptWords,
  levelWords,
  sumQuestionWords,
  solvedCountText,
  sumWords,
  skillName,
} from '@/content/sums/sumWords';
import { learnerProgress } from '@/data/learning/progressStore';
import { wakingDay } from '@/domain/time/days';
import type { Progress } from '@/domain/learning/progress';
import { drawItem, skillId, type Skill } from '@/domain/sums/families';
import { masteryOn } from '@/domain/sums/mastery';
import { ROUND_LENGTH, roundMark, type Attempt } from '@/domain/sums/round';
import { openSkills, suggestedSkill, withSkillRound } from '@/domain/sums/skills';
import { Link } from '@/site/components/Link';
import { ResultBand } from '@/site/components/ResultBand';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import { AttemptList } from './AttemptList';
import { dueDateWords } from './dueWords';
import styles from './Sums.module.css';
import { SumSeries, type PosedSum } from './SumSeries';

interface SumResultProps {
  readonly skill: Skill;
  readonly attempts: readonly Attempt[];
  /** The progress, including this round. */
  readonly skills: Progress['skills'];
  readonly today: number;
  readonly onStart: (skill: Skill) => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The result of a round, when the skill is due again, and the next action. */
function SumResult({ skill, attempts, skills, today, onStart, headingRef }: SumResultProps) {
  const isPassed = roundMark(attempts) === 'p';
  const { due } = masteryOn(today, skills[skillId(skill)]);
  const next = suggestedSkill(openSkills(skills, today), today, skill)?.skill;
  const goal = isPassed ? (next ?? skill) : skill;
  return (
    <div className={styles.result}>
      <ResultBand
        level={3}
        headingRef={headingRef}
        figure={solvedCountText(attempts)}
        label="solved"
        sentence={`${isPassed ? 'Passed.' : 'Not passed yet.'} Due again ${dueDateWords(due ?? today, today)}.`}
        actions={
          <Button onClick={() => onStart(goal)}>
            {goal === skill ? 'Try three new sums' : `Next: ${skillName(goal)}`}
          </Button>
        }
      >
        <AttemptList attempts={attempts} wordsOf={attemptWords} />
        {!isPassed && (
          <p>To pass a round, solve all three without a hint, with at most one on the second try.</p>
        )}
      </ResultBand>
      <div>
        <CopyButton label="Copy the link to these sums" text={() => globalThis.location.href} />
      </div>
    </div>
  );
}

interface SumRoundProps {
  readonly skill: Skill;
  readonly seed: string;
  readonly skills: Progress['skills'];
  readonly today: number;
  /** Focuses the heading if a button, rather than the URL, led here. */
  readonly isFocused: boolean;
  readonly onStart: (skill: Skill) => void;
}

/** Three sums of one skill in turn, and the result. */
export function SumRound({ skill, seed, skills, today, isFocused, onStart }: SumRoundProps) {
  const { family, level } = skill;
  const sums = useMemo(
    () =>
      Array.from({ length: ROUND_LENGTH }, (_, index): PosedSum => {
        const item = drawItem(seed, { family, level }, index + 1);
        return [item, sumQuestionWords(item)];
      }),
    [seed, family, level],
  );
  return (
    <div className={styles.round}>
      <p>
        <Link to="/practice/sums">All sums</Link>
      </p>
      <SumSeries
        heading={`${sumWords[family].title}: ${levelWords(skill).title}`}
        sums={sums}
        place={`Level ${String(level)}, sum`}
        isFocused={isFocused}
        onOver={(attempts) =>
          learnerProgress.change((before) =>
            withSkillRound(before, skill, wakingDay(new Date()), roundMark(attempts)),
          )
        }
        result={(attempts, heading) => (
          <SumResult
            skill={skill}
            attempts={attempts}
            skills={skills}
            today={today}
            onStart={onStart}
            headingRef={heading}
          />
        )}
      />
    </div>
  );
}
