import { unbrokenFormula } from '@/content/format';
import type { Exercise } from '@/content/lesson';
import { lessonPath } from '@/content/lessonPlace';
import { Link } from '@/site/components/Link';
import styles from './ExerciseView.module.css';

export function ExerciseView({
  exercise: { task, link, solution, mistakes },
}: {
  readonly exercise: Exercise;
}) {
  return (
    <div className={styles.exercise}>
      <p>{task}</p>
      {link && (
        <p>
          <Link to={link.to}>{link.label}</Link>
        </p>
      )}
      <details>
        <summary>Solution</summary>
        {typeof solution === 'string' ? (
          <p>{solution}</p>
        ) : (
          <dl>
            {solution.map(({ label, value }) => (
              <div key={label}>
                <dt>{unbrokenFormula(label)}</dt>
                <dd>{unbrokenFormula(value)}</dd>
              </div>
            ))}
          </dl>
        )}
      </details>
      <details>
        <summary>Common mistakes</summary>
        <ul>
          {mistakes.map(({ mistake, why, lesson }) => (
            <li key={mistake}>
              <strong>{mistake}</strong>
              <span>{` ${why} `}</span>
              {lesson !== undefined && <Link to={lessonPath(lesson)}>Read it again</Link>}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
