import { useState } from 'react';
import { levelWords, skillName, sumWords } from '@/content/sums/sumWords';
import { NO_PROGRESS, type Progress } from '@/domain/learning/progress';
import { type Skill, SUM_FAMILIES } from '@/domain/sums/families';
import { isDue } from '@/domain/sums/mastery';
import { openSkills, suggestedSkill } from '@/domain/sums/skills';
import { queryOf } from '@/runtime/searchParamsCodec';
import { useOptimisticParams } from '@/runtime/useOptimisticParams';
import { Button } from '@/ui/Button';
import { useHydrated } from '@/ui/useHydrated';
import { dueWords, masteryWords } from './dueWords';
import { progressProblemWords } from '@/site/progress/storageProblemWords';
import { INCOMPLETE_LINK_MESSAGE, hasRoundParams, newRound, sumQuery } from './sumQuery';
import { SumRound } from './SumRound';
import styles from './Sums.module.css';
import { useLearnerProgress } from '@/site/progress/useLearnerProgress';
import { useToday } from './useToday';

interface SumListProps {
  readonly skills: Progress['skills'];
  readonly today: number;
  readonly isLive: boolean;
  readonly onStart: (skill: Skill) => void;
}

/** All sums by family with their open levels, and a link to the one to practise next. */
function SumList({ skills, today, isLive, onStart }: SumListProps) {
  const open = openSkills(skills, today);
  const first = suggestedSkill(open, today);
  return (
    <>
      <div className={styles.start}>
        <p className={styles.due}>{dueWords(skills, today)}</p>
        {first && (
          <Button disabled={!isLive} onClick={() => onStart(first.skill)}>
            {`Start: ${skillName(first.skill)}`}
          </Button>
        )}
      </div>
      <ul className={styles.families}>
        {SUM_FAMILIES.map((family) => (
          <li key={family}>
            <h2 id={`family-${family}`}>{sumWords[family].title}</h2>
            <ul>
              {open
                .filter(({ skill }) => skill.family === family)
                .map(({ skill, mastery }) => (
                  <li key={skill.level}>
                    <button
                      type="button"
                      className={styles.level}
                      data-due={isDue(mastery, today)}
                      disabled={!isLive}
                      aria-describedby={`family-${family}`}
                      onClick={() => onStart(skill)}
                    >
                      <span className={styles.levelName}>
                        {`Level ${String(skill.level)}: ${levelWords(skill).title}`}
                      </span>
                      <span className={styles.state}>{masteryWords(mastery, today)}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

/** All sums with the learner's mastery of each, or the round in the URL. */
export default function SumTrainer() {
  const [params, setParams] = useOptimisticParams();
  const [hasChosen, setHasChosen] = useState(false);
  const { progress, storageProblem } = useLearnerProgress();
  const isLive = useHydrated();
  const today = useToday();
  // The prerendered page has neither query nor clock, and the first render has to match it.
  const isKnown = isLive && today !== null;
  const query = isKnown ? params : new URLSearchParams();
  const { family, level, round } = sumQuery.read(query);
  const isRound = family !== null && round !== '';
  const isIncomplete = !isRound && hasRoundParams(query);
  const { skills } = isKnown ? progress : NO_PROGRESS;

  const start = (skill: Skill) => {
    setHasChosen(true);
    setParams(queryOf(sumQuery, newRound(skill), params), {});
  };

  return (
    <div className={styles.trainer}>
      <p role="status" className={styles.trouble}>
        {storageProblem !== null && progressProblemWords[storageProblem]}
      </p>
      {isIncomplete && <p className={styles.trouble}>{INCOMPLETE_LINK_MESSAGE}</p>}
      {isRound ? (
        <SumRound
          key={`${family} ${String(level)} ${round}`}
          skill={{ family, level }}
          seed={round}
          skills={skills}
          today={today ?? 0}
          isFocused={hasChosen}
          onStart={start}
        />
      ) : (
        <SumList skills={skills} today={today ?? 0} isLive={isKnown} onStart={start} />
      )}
    </div>
  );
}
