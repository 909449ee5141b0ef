import { skillName } from '@/content/sums/sumWords';
import type { Progress } from '@/domain/learning/progress';
import { skillId, type Skill } from '@/domain/sums/item';
import { masteryOn } from '@/domain/sums/mastery';
import { roundMark, type Attempt } from '@/domain/sums/round';
import { openSkills, suggestedSkill } from '@/domain/sums/skills';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import { attemptWords } from './attemptWords';
import { whenDue } from './dueWords';
import styles from './Sums.module.css';

interface SumResultProps {
  readonly skill: Skill;
  readonly attempts: readonly Attempt[];
  /** The progress, this round included. */
  readonly skills: Progress['skills'];
  readonly today: number;
  readonly onStart: (skill: Skill) => void;
}

/** The result of a round, when the skill is due again, and the next action. */
export function SumResult({ skill, attempts, skills, today, onStart }: SumResultProps) {
  const isPassed = roundMark(attempts) === 'p';
  const { due } = masteryOn(today, skills[skillId(skill)]);
  const next = suggestedSkill(openSkills(skills, today), today, skill)?.skill;
  const goal = isPassed ? (next ?? skill) : skill;
  return (
    <div className={styles.result}>
      <p className={styles.outcome} data-passed={isPassed}>
        {`${isPassed ? 'Passed.' : 'Not passed yet.'} Due again ${whenDue(due ?? today, today)}.`}
      </p>
      <ol className={styles.attempts}>
        {attempts.map((attempt, index) => (
          <li key={index}>{attemptWords(attempt)}</li>
        ))}
      </ol>
      {!isPassed && (
        <p>To pass a round, solve all three without a hint, with at most one on the second try.</p>
      )}
      <Button onClick={() => onStart(goal)}>
        {goal === skill ? 'Try three new sums' : `Next: ${skillName(goal)}`}
      </Button>
      <div>
        <CopyButton
          label="Copy the link to these sums"
          text={() => globalThis.location.href}
          disabled={false}
        />
      </div>
    </div>
  );
}
