import { useId } from 'react';
import {
  courseOutlines,
  doneLessonIds,
  lessonsOf,
  lessonTally,
  type OpenCourseOutline,
} from '@/content/lessonPlace';
import { site } from '@/content/site';
import { MAX_NAME_LENGTH, recordNamePreference, cleanName } from '@/data/learning/recordName';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { isDone } from '@/domain/learning/done';
import type { Progress } from '@/domain/learning/progress';
import { useOptimisticParams } from '@/runtime/useOptimisticParams';
import { Link } from '@/site/components/Link';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Table } from '@/ui/Table';
import { TypedText } from '@/ui/TypedText';
import { useHydrated } from '@/ui/useHydrated';
import controls from '@/ui/fields.module.css';
import styles from './CompletionRecord.module.css';
import { ContinueLink } from './ContinueLink';
import { LessonBoxes } from './CourseTally';
import { formatDate, quizResultText } from './formatDate';
import { useLearnerProgress } from '@/site/progress/useLearnerProgress';

/** The dates between which a course was worked on; '' if it wasn't. */
function daysOf({ modules }: OpenCourseOutline, { marks, quizzes }: Progress): string {
  const times = modules
    .flatMap(({ lessons, quiz }) => [
      ...lessons.map(({ id }) => (isDone(marks[id]) ? marks[id]?.done : undefined)),
      ...(quiz ? [quizzes[quiz.id]?.best.at, quizzes[quiz.id]?.last.at] : []),
    ])
    .filter((time) => time !== undefined)
    .toSorted();
  const [first] = times;
  const last = times.at(-1);
  if (first === undefined || last === undefined) return '';
  const [from, to] = [formatDate(first), formatDate(last)];
  return from === to ? from : `${from} to ${to}`;
}

/** The next lesson, or a quiz to take once all lessons are done. */
function NextInCourse({
  course,
  progress,
}: {
  readonly course: OpenCourseOutline;
  readonly progress: Progress;
}) {
  const [first] = lessonsOf(course.modules);
  const { done, of } = lessonTally(course.modules, progress);
  if (first && done < of)
    return (
      <ContinueLink {...(course.name !== 'beginner' && { start: first })} course={course.name} keepsCaption />
    );
  const quiz = course.modules.map((module) => module.quiz).find((one) => one && !progress.quizzes[one.id]);
  return (
    quiz && (
      <Link className={buttonClass()} to={quiz.to}>
        {quiz.label}
      </Link>
    )
  );
}

/**
 * How much of a course is done and what comes next, with a printable sheet: what was done, who vouches for
 * it, and what it doesn't prove.
 */
export default function CompletionRecord({ lead }: { readonly lead: string }) {
  const isLive = useHydrated();
  const [params] = useOptimisticParams();
  const { progress } = useLearnerProgress();
  const name = useWatchedValue(recordNamePreference, null);
  const field = useId();
  const wanted = isLive ? params.get('course') : null;
  const course = courseOutlines.find((one) => one.name === wanted) ?? courseOutlines[0];
  if (!course) return null;
  const { done, of } = lessonTally(course.modules, progress);
  const doneIds = doneLessonIds(course.modules, progress);
  const isThrough =
    done === of &&
    course.modules.every(({ quiz }) => quiz === undefined || progress.quizzes[quiz.id] !== undefined);
  const part = `${course.label}${course.isWhole ? '' : ', open modules'}`;
  const days = daysOf(course, progress);

  return (
    <div className={styles.page}>
      <div className={styles.standing}>
        {done === 0 ? (
          <p className={styles.start}>Your record begins with lesson 1.</p>
        ) : (
          <p className={styles.count}>
            <strong>{`${String(done)} of ${String(of)}`}</strong>{' '}
            <span>{`${course.isWhole ? '' : 'open '}lessons done in the ${course.label.toLowerCase()}`}</span>
          </p>
        )}
        <div className={styles.boxes}>
          <LessonBoxes modules={course.modules} progress={progress} />
        </div>
        {!isThrough && <NextInCourse course={course} progress={progress} />}
      </div>
      <section className={styles.sheet} aria-label="The sheet" data-live={isLive}>
        <p className={styles.what}>
          Record of completion. <strong>Not a qualification.</strong>
        </p>
        <p className={styles.learner}>
          {name === null ? <span className={styles.blank} /> : <TypedText text={name} />}
        </p>
        <p className={styles.did}>
          <span>{`${isThrough ? 'has worked through' : 'has done so far in'} the ${part.toLowerCase()} at ${site.name}:`}</span>{' '}
          <strong>{done === 0 ? 'no lesson yet' : `${String(done)} of ${String(of)} lessons`}</strong>
          <span>{days === '' ? '.' : `, ${days}.`}</span>
        </p>
        <Table
          columns={['Module', 'Lessons', 'Best quiz result', 'Exercise']}
          rows={course.modules.map((module) => {
            const ofModule = lessonsOf([module]);
            const doneHere = ofModule.filter(({ id }) => doneIds.has(id)).length;
            const best = module.quiz && progress.quizzes[module.quiz.id]?.best;
            return [
              module.title,
              `${String(doneHere)} of ${String(ofModule.length)}`,
              best ? quizResultText(best) : module.quiz ? 'not taken' : 'none',
              module.isExtra
                ? 'none'
                : isDone(progress.marks[module.exercise])
                  ? 'marked as done by the reader'
                  : 'open',
            ];
          })}
        />
        <p className={styles.basis}>
          {`Made by the reader's own browser from notes it keeps. A lesson counts as done if the reader marked it or passed the quiz of its module. Nobody supervised the work, anyone can edit such notes, and ${site.name} can't confirm them. No regulator, employer or university recognises this sheet, and it doesn't show that anyone trades at a profit.`}
        </p>
      </section>
      <div className={styles.controls}>
        <nav aria-label="Course for this record">
          <ul>
            {courseOutlines.map((one) => (
              <li key={one.name}>
                <Link
                  to={{ pathname: '/education/record', search: `?course=${one.name}` }}
                  aria-current={one === course ? 'page' : undefined}
                >
                  {one.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.name}>
          <label className={controls.label} htmlFor={field}>
            Your name, if you want it on the sheet
          </label>
          <input
            id={field}
            className={controls.control}
            autoComplete="name"
            dir="auto"
            maxLength={MAX_NAME_LENGTH}
            disabled={!isLive}
            value={name ?? ''}
            onChange={({ currentTarget }) => {
              const typed = cleanName(currentTarget.value);
              if (typed === '') recordNamePreference.forget();
              else recordNamePreference.choose(typed);
            }}
          />
          <p className={controls.hint}>Stored in this browser only. “Export everything” includes it.</p>
        </div>
        <div className={styles.buttons}>
          <Button
            variant={isThrough ? 'primary' : 'secondary'}
            disabled={!isLive}
            onClick={() => globalThis.print()}
          >
            Print this sheet
          </Button>
          <Link to="/education/progress">Your progress, and how to export it</Link>
        </div>
      </div>
    </div>
  );
}
