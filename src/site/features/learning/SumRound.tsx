import { useMemo } from 'react';
import { levelWords, questionOf, sumWords } from '@/content/sums/sumWords';
import { learnerProgress } from '@/data/learning/progressStore';
import { localDay } from '@/domain/days';
import { withRound } from '@/domain/learning/changes';
import type { Progress } from '@/domain/learning/progress';
import { drawItem, skillId, type Skill } from '@/domain/sums/item';
import { ROUND_LENGTH, roundMark } from '@/domain/sums/round';
import { Link } from '@/site/components/Link';
import { SumResult } from './SumResult';
import { SumSeries, type AskedSum } from './SumSeries';
import styles from './Sums.module.css';

interface SumRoundProps {
  readonly skill: Skill;
  readonly seed: string;
  readonly skills: Progress['skills'];
  readonly today: number;
  /** Focuses the heading if a button, rather than the address, led here. */
  readonly isFocused: boolean;
  readonly onStart: (skill: Skill) => void;
}

/** Three sums of one skill in turn, and the result. */
export function SumRound({ skill, seed, skills, today, isFocused, onStart }: SumRoundProps) {
  const { family, level } = skill;
  const sums = useMemo(
    () =>
      Array.from({ length: ROUND_LENGTH }, (_, index): AskedSum => {
        const item = drawItem(seed, { family, level }, index + 1);
        return [item, questionOf(item)];
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
          learnerProgress.change(() => withRound(skillId(skill), localDay(new Date()), roundMark(attempts)))
        }
        result={(attempts) => (
          <SumResult skill={skill} attempts={attempts} skills={skills} today={today} onStart={onStart} />
        )}
      />
    </div>
  );
}
