import { lessonsOf, type OpenCourseOutline, type OpenLines } from '@/content/lessonPlace';
import { learnerProgress } from '@/data/learning/progressStore';
import { withMark } from '@/domain/learning/changes';
import { isDone } from '@/domain/learning/done';
import type { Progress } from '@/domain/learning/progress';
import { Link } from '@/site/components/Link';
import { Button } from '@/ui/Button';
import { useHydrated } from '@/ui/useHydrated';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { resultText } from './formatDate';
import styles from './ProgressPanel.module.css';
import { Tick } from './Tick';

/** A short text for the best and latest result of a quiz. */
const quizWords = (quiz: Progress['quizzes'][string] | undefined): string =>
  quiz ? `Best ${resultText(quiz.best)}, latest ${resultText(quiz.last)}` : 'Not taken yet';

interface ModuleProps {
  readonly module: OpenLines;
  readonly progress: Progress;
}

function ModuleProgress({ module, progress: { marks, quizzes } }: ModuleProps) {
  const isLive = useHydrated();
  const isExerciseDone = isDone(marks[module.exercise]);
  return (
    <li className={styles.module}>
      <h3>{module.title}</h3>
      <ul className={styles.lessons}>
        {lessonsOf([module]).map(({ id, label, to }) => (
          <li key={id}>
            <Tick isDone={isDone(marks[id])} />
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <div className={styles.results}>
        {module.quiz && (
          <p>
            <Link to={module.quiz.to}>{module.quiz.label}</Link>
            <span className={styles.result}>{quizWords(quizzes[module.quiz.id])}</span>
          </p>
        )}
        {!module.isExtra && (
          <Button
            look="secondary"
            disabled={!isLive}
            aria-pressed={isExerciseDone}
            aria-label={`Exercise done: ${module.title}`}
            onClick={() =>
              learnerProgress.change((now, time) =>
                withMark(now, module.exercise, { done: !isExerciseDone, revision: 1 }, time),
              )
            }
          >
            <Tick isDone={isExerciseDone} />
            Exercise done
          </Button>
        )}
      </div>
    </li>
  );
}

interface CourseProgressProps {
  readonly course: OpenCourseOutline;
  readonly progress: Progress;
}

export function CourseProgress({ course, progress }: CourseProgressProps) {
  const lessons = lessonsOf(course.modules);
  const done = lessons.filter(({ id }) => isDone(progress.marks[id])).length;
  return (
    <section aria-labelledby={course.name}>
      <h2 id={course.name}>{course.label}</h2>
      <p className={styles.summary}>
        <span>{`${String(done)} of ${String(lessons.length)} ${course.isWhole ? '' : 'open '}lessons done.`}</span>{' '}
        <Link to={{ pathname: '/education/record', search: `?course=${course.name}` }}>
          Record of completion <VisuallyHidden>{`for the ${course.label.toLowerCase()}`}</VisuallyHidden>
        </Link>
      </p>
      <ol className={styles.modules}>
        {course.modules.map((module) => (
          <ModuleProgress key={module.title} module={module} progress={progress} />
        ))}
      </ol>
    </section>
  );
}
