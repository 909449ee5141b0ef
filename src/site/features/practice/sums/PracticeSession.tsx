import { useState } from 'react';
import { skillName } from '@/content/sums/sumWords';
import { nextChart } from '@/content/practiceCharts';
import { NO_PROGRESS } from '@/domain/learning/progress';
import type { Skill } from '@/domain/sums/families';
import { sessionSkills } from '@/domain/sums/tenMinutes';
import { randomHex } from '@/data/randomHex';
import FirstChart from '@/site/charts/FirstChart';
import { progressProblemWords } from '@/site/progress/storageProblemWords';
import { useLearnerProgress } from '@/site/progress/useLearnerProgress';
import { Button } from '@/ui/Button';
import { useHydrated } from '@/ui/useHydrated';
import { PracticeStart } from '@/site/components/PracticeStart';
import { dueWords } from './dueWords';
import { useToday } from './useToday';
import styles from './Session.module.css';
import { SessionSteps, type SessionChart } from './SessionSteps';

interface Session {
  readonly skills: readonly Skill[];
  readonly chart: number;
  /** The seed of its sums. */
  readonly seed: string;
}

interface PracticeSessionProps {
  readonly Chart: SessionChart;
  readonly lead?: string | undefined;
}

/** Six sums of two skills and a chart, about ten minutes, and what to read next. */
export default function PracticeSession({ Chart, lead }: PracticeSessionProps) {
  const { progress, storageProblem } = useLearnerProgress();
  const [session, setSession] = useState<Session | null>(null);
  const isLive = useHydrated();
  const today = useToday();
  // The prerendered page has neither storage nor clock, and the first render has to match it.
  const isKnown = isLive && today !== null;
  const { skills, replays } = isKnown ? progress : NO_PROGRESS;
  const planned = sessionSkills(skills, today ?? 0);
  const start = () =>
    setSession({ skills: planned, chart: nextChart(replays, 0), seed: randomHex().slice(0, 8) });
  return (
    <div className={styles.session}>
      <p role="status" className={styles.trouble}>
        {storageProblem !== null && progressProblemWords[storageProblem]}
      </p>
      {session ? (
        <SessionSteps key={session.seed} {...session} Chart={Chart} today={today ?? 0} onAgain={start} />
      ) : (
        <PracticeStart lead={lead} picture={<FirstChart />}>
          <div className={styles.start}>
            <Button disabled={!isKnown} onClick={start}>
              Start ten minutes
            </Button>
            <p className={styles.plan}>
              <strong>{dueWords(skills, today ?? 0)}</strong>{' '}
              <span>
                {`${planned.map((skill) => skillName(skill)).join(' and ')}, three sums each, and a chart.`}
              </span>
            </p>
          </div>
        </PracticeStart>
      )}
    </div>
  );
}
