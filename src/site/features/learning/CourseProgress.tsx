import type { OpenCourseName } from '@/content/lessonOrder';
import { lessonTally, type OpenCourseOutline, type OpenLines } from '@/content/lessonPlace';
import { learnerProgress } from '@/data/learning/progressStore';
import { withMark } from '@/domain/learning/changes';
import { isDone } from '@/domain/learning/done';
import type { Progress } from '@/domain/learning/progress';
import { Link } from '@/site/components/Link';
import { Button } from '@/ui/Button';
import { useHydrated } from '@/ui/useHydrated';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { LessonRows } from './LessonRows';
import { resultText } from './formatDate';
import styles from './ProgressPanel.module.css';
import { Tick } from './Tick';

/** A short text for the best and latest result of a quiz. */
const quizWords = (quiz: Progress['quizzes'][string] | undefined): string =>
  quiz ? `Quiz: best ${resultText(quiz.best)}, latest ${resultText(quiz.last)}` : 'Quiz not taken yet';

interface ModuleProps {
  readonly course: OpenCourseName;
  readonly module: OpenLines;
  readonly progress: Progress;
}

function ModuleProgress({ course, module, progress: { marks, quizzes } }: ModuleProps) {
  const isLive = useHydrated();
  const isExerciseDone = isDone(marks[module.exercise]);
  return (
    <li className={styles.module}>
      <h3>{module.title}</h3>
      <LessonRows course={course} module={module} />
      <div className={styles.results}>
        {module.quiz && <p className={styles.result}>{quizWords(quizzes[module.quiz.id])}</p>}
        {!module.isExtra && (
          <Button
            variant="secondary"
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
  const { done, of } = lessonTally(course.modules, progress.marks);
  return (
    <section aria-labelledby={course.name}>
      <h2 id={course.name}>{course.label}</h2>
      <p className={styles.summary}>
        <span>{`${String(done)} of ${String(of)} lessons done.`}</span>{' '}
        <Link to={{ pathname: '/education/record', search: `?course=${course.name}` }}>
          Record of completion <VisuallyHidden>{`for the ${course.label.toLowerCase()}`}</VisuallyHidden>
        </Link>
      </p>
      <ol className={styles.modules}>
        {course.modules.map((module) => (
          <ModuleProgress key={module.title} course={course.name} module={module} progress={progress} />
        ))}
      </ol>
    </section>
  );
}
