import { useState } from 'react';
import { NO_PROGRESS } from '@/domain/learning/progress';
import type { Skill } from '@/domain/sums/item';
import { queryOf } from '@/runtime/addressCodec';
import { useShownParams } from '@/runtime/useShownParams';
import { useHydrated } from '@/ui/useHydrated';
import { newRound, sumAddress } from './sumAddress';
import { SumList } from './SumList';
import { SumRound } from './SumRound';
import styles from './Sums.module.css';
import { storageProblemWords } from './storageProblemWords';
import { useLearnerProgress } from './useLearnerProgress';
import { useToday } from './useToday';

/** All sums with the learner's mastery of each, or the round in the address. */
export default function SumTrainer() {
  const [params, setParams] = useShownParams();
  const [hasChosen, setHasChosen] = useState(false);
  const { progress, storageProblem } = useLearnerProgress();
  const isLive = useHydrated();
  const today = useToday();
  // The prerendered page has neither query nor clock, and the first render has to match it.
  const isKnown = isLive && today !== null;
  const { family, level, round } = sumAddress.read(isKnown ? params : new URLSearchParams());
  const { skills } = isKnown ? progress : NO_PROGRESS;

  const start = (skill: Skill) => {
    setHasChosen(true);
    setParams(queryOf(sumAddress, newRound(skill), params), {});
  };

  return (
    <div className={styles.trainer}>
      <p role="status" className={styles.trouble}>
        {storageProblem !== null && storageProblemWords[storageProblem]}
      </p>
      {family !== null && round !== '' ? (
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
