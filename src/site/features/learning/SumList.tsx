import { levelWords, skillName, sumWords } from '@/content/sums/sumWords';
import type { Progress } from '@/domain/learning/progress';
import { SUM_FAMILIES, type Skill } from '@/domain/sums/item';
import { isDue } from '@/domain/sums/mastery';
import { openSkills, suggestedSkill } from '@/domain/sums/skills';
import { Button } from '@/ui/Button';
import { dueWords, masteryWords } from './dueWords';
import styles from './Sums.module.css';

interface SumListProps {
  readonly skills: Progress['skills'];
  readonly today: number;
  readonly isLive: boolean;
  readonly onStart: (skill: Skill) => void;
}

/** All sums by family with their open levels, and a link to the one to practise next. */
export function SumList({ skills, today, isLive, onStart }: SumListProps) {
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
            <h2>{sumWords[family].title}</h2>
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
