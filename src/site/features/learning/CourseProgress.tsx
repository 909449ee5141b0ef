import type { OpenCourseName } from '@/content/lessonOrder';
import {
  doneLessonIds,
  lessonTally,
  type OpenCourseOutline,
  type OpenModuleOutline,
} from '@/content/lessonPlace';
import { learnerProgress } from '@/data/learning/progressStore';
import { withMark } from '@/domain/learning/changes';
import { isDone } from '@/domain/learning/done';
import type { Progress } from '@/domain/learning/progress';
import { countOf } from '@/domain/text/groupDigits';
import { Link } from '@/site/components/Link';
import { Button } from '@/ui/Button';
import { useHydrated } from '@/ui/useHydrated';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { LessonBoxes } from './CourseTally';
import { LessonRows } from './LessonRows';
import { quizResultText } from './formatDate';
import styles from './CourseProgress.module.css';
import { Tick } from './Tick';

/** The best and the latest result of a quiz. */
const quizWords = (quiz: Progress['quizzes'][string] | undefined): string =>
  quiz
    ? `Quiz: best ${quizResultText(quiz.best)}, latest ${quizResultText(quiz.last)}`
    : 'Quiz not taken yet';

/** The module's progress in short form, shown next to its title. */
function standingWords(module: OpenModuleOutline, progress: Progress): string {
  const lessons = `${String(doneLessonIds([module], progress).size)} of ${String(module.lessons.length)}`;
  const best = module.quiz && progress.quizzes[module.quiz.id]?.best;
  return best ? `${lessons} · quiz ${String(best.correct)} of ${String(best.of)}` : lessons;
}

interface ModuleProps {
  readonly course: OpenCourseName;
  readonly module: OpenModuleOutline;
  readonly progress: Progress;
  readonly isOpen: boolean;
}

function ModuleProgress({ course, module, progress, isOpen }: ModuleProps) {
  const isLive = useHydrated();
  const isExerciseDone = isDone(progress.marks[module.exercise]);
  return (
    <li>
      <details open={isOpen} className={styles.module}>
        <summary>
          <h3>{module.title}</h3>
          <LessonBoxes modules={[module]} progress={progress} />
          <span className={styles.standing}>{standingWords(module, progress)}</span>
        </summary>
        <LessonRows course={course} module={module} />
        <div className={styles.results}>
          {module.quiz && <p className={styles.result}>{quizWords(progress.quizzes[module.quiz.id])}</p>}
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
      </details>
    </li>
  );
}

interface CourseProgressProps {
  readonly course: OpenCourseOutline;
  readonly progress: Progress;
  /** The URL at which the reader continues in this course, if any; the module that contains it is open. */
  readonly next: string | undefined;
  /** Whether this is the course to continue; other courses take one line each. */
  readonly isOpen: boolean;
}

export function CourseProgress({ course, progress, next, isOpen }: CourseProgressProps) {
  const { modules } = course;
  const { done, of } = lessonTally(modules, progress);
  const current =
    modules.find(({ lessons }) => lessons.some(({ to }) => to === next)) ??
    modules.find(({ isExtra }) => !isExtra);
  return (
    <section aria-labelledby={course.name}>
      <details open={isOpen} className={styles.course}>
        <summary>
          <h2 id={course.name}>{course.label}</h2>
          <span className={styles.standing}>
            {done > 0 ? `${String(done)} of ${String(of)} lessons done.` : countOf(of, 'lesson')}
          </span>
        </summary>
        <ol>
          {modules.map((module) => (
            <ModuleProgress
              key={module.title}
              course={course.name}
              module={module}
              progress={progress}
              isOpen={module === current}
            />
          ))}
        </ol>
        <p className={styles.record}>
          <Link to={{ pathname: '/education/record', search: `?course=${course.name}` }}>
            Record of completion <VisuallyHidden>{`for the ${course.label.toLowerCase()}`}</VisuallyHidden>
          </Link>
        </p>
      </details>
    </section>
  );
}
