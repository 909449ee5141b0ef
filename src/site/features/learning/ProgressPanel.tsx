import { anchorOf } from '@/content/anchor';
import { courseOutlines, lessonsOf, QUESTIONS_HEADING } from '@/content/lessonPlace';
import { countOf } from '@/domain/text/groupDigits';
import { Link } from '@/site/components/Link';
import { CourseProgress } from './CourseProgress';
import styles from './ProgressPanel.module.css';
import { continuation } from '@/site/progress/continuation';
import { progressProblemWords } from '@/site/progress/storageProblemWords';
import { useLearnerProgress } from '@/site/progress/useLearnerProgress';
import { useHydrated } from '@/ui/useHydrated';

const QUESTIONS_FRAGMENT = `#${anchorOf(QUESTIONS_HEADING)}`;

export default function ProgressPanel() {
  const isLive = useHydrated();
  const { progress, storageProblem } = useLearnerProgress();
  const missed = Object.entries(progress.answers)
    .filter(([, { correct }]) => !correct)
    .map(([question]) => question);
  const toRetry = courseOutlines
    .flatMap(({ modules }) => lessonsOf(modules))
    .map((lesson) => ({ lesson, count: missed.filter((id) => id.startsWith(`${lesson.id}/`)).length }))
    .filter(({ count }) => count > 0);
  const current = continuation(progress)?.course ?? courseOutlines[0]?.name;
  return (
    <div className={styles.panel} data-live={isLive}>
      <p role="status" className={styles.trouble}>
        {storageProblem !== null && progressProblemWords[storageProblem]}
      </p>
      <div>
        {courseOutlines.map((course) => (
          <CourseProgress
            key={course.name}
            course={course}
            progress={progress}
            next={continuation(progress, course.name)?.to}
            isOpen={course.name === current}
          />
        ))}
      </div>
      <section aria-labelledby="to-try-again">
        <h2 id="to-try-again">Questions to try again</h2>
        {toRetry.length === 0 ? (
          <p>None: you got every lesson question right on your last attempt.</p>
        ) : (
          <ul className={styles.list}>
            {toRetry.map(({ lesson, count }) => (
              <li key={lesson.id}>
                <Link to={{ pathname: lesson.to, hash: QUESTIONS_FRAGMENT }}>{lesson.label}</Link>
                <span>{`: ${countOf(count, 'question')}`}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
