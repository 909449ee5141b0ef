import { useEffect } from 'react';
import { Check } from 'lucide';
import { courseOutlines, isQuizPassed } from '@/content/lessonPlace';
import { learnerProgress } from '@/data/learning/progressStore';
import { withMark } from '@/domain/learning/changes';
import { isDone } from '@/domain/learning/done';
import { Link } from '@/site/components/Link';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { useHydrated } from '@/ui/useHydrated';
import { formatDate } from './formatDate';
import styles from './LessonDoneCheckbox.module.css';
import { progressProblemWords } from '@/site/progress/storageProblemWords';
import { useLearnerProgress } from '@/site/progress/useLearnerProgress';

interface LessonRecordProps {
  readonly id: string;
  readonly revision: number;
}

/** The checkbox that marks a lesson as done. */
export default function LessonDoneCheckbox({ id, revision }: LessonRecordProps) {
  const isLive = useHydrated();
  const { progress, storageProblem } = useLearnerProgress();
  const mark = progress.marks[id];
  const done = isDone(mark);
  const module = courseOutlines
    .flatMap(({ modules }) => modules)
    .find(({ lessons }) => lessons.some((lesson) => lesson.id === id));
  const isRewritten = done && (mark?.revision ?? revision) < revision;

  useEffect(() => learnerProgress.open(id), [id]);

  return (
    <div className={styles.record}>
      <Button
        variant="secondary"
        className={styles.toggle}
        disabled={!isLive}
        aria-pressed={done}
        onClick={() =>
          learnerProgress.change((now, time) => withMark(now, id, { done: !done, revision }, time))
        }
      >
        <span className={styles.box}>{done && <Icon of={Check} size={16} />}</span>
        Mark as done
      </Button>
      <p role="status" className={styles.said}>
        {done && mark?.done !== undefined && <span>{`Done on ${formatDate(mark.done)}.`}</span>}
        {done && storageProblem === null && (
          <span>
            {' '}
            Stored in this browser only. Safari deletes it after seven days on which you used Safari without
            opening this site: <Link to={{ pathname: '/education/progress', hash: '#keep' }}>
              export it
            </Link>{' '}
            before you take a long break.
          </span>
        )}
        {!done && module && isQuizPassed(module, progress) && (
          <span>You passed the quiz of its module, so it counts as done.</span>
        )}
        {isRewritten && <span> This lesson has been rewritten since you did it.</span>}
        {storageProblem !== null && <span>{` ${progressProblemWords[storageProblem]}`}</span>}
      </p>
    </div>
  );
}
