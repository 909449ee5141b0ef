import type { ReactNode } from 'react';
import { courseOutlines, lessonsAndQuizzesOf } from '@/content/lessonPlace';
import { Link } from '@/site/components/Link';
import { LessonTick } from './LessonTick';
import styles from './ModuleLessons.module.css';

interface ModuleLessonsProps {
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * The lessons of a module with their ticks, next to the text of one lesson. Narrow screens show only that lesson's
 * table of contents.
 */
export function ModuleLessons({ id, children }: ModuleLessonsProps) {
  const module = courseOutlines
    .flatMap(({ modules }) => modules)
    .find((one) => lessonsAndQuizzesOf([one]).some((stop) => stop.id === id));
  if (!module) return children;
  return (
    <div className={styles.module}>
      <p className={styles.title}>{module.title}</p>
      <ol aria-label="Lessons in this module">
        {lessonsAndQuizzesOf([module]).map((stop) =>
          stop.id === id ? (
            <li key={stop.id} className={styles.here}>
              <span className={styles.lesson} aria-current="page">
                <LessonTick id={stop.id} module={module} />
                <span>{stop.label}</span>
              </span>
              {children}
            </li>
          ) : (
            <li key={stop.id}>
              <Link className={styles.lesson} to={stop.to}>
                <LessonTick id={stop.id} module={module} />
                <span>{stop.label}</span>
              </Link>
            </li>
          ),
        )}
      </ol>
    </div>
  );
}
