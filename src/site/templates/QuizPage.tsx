import type { QuizContent } from '@/content/lesson';
import { lessonPosition } from '@/content/lessonPlace';
import { PageIntro } from '@/site/components/PageIntro';
import { island } from '@/site/sections/island';
import { NextLesson } from '@/site/features/learning/NextLesson';
import type { ViewProps } from '@/site/view';
import { LessonPart } from './LessonPart';
import styles from './LessonPage.module.css';

const QuizForm = island(() => import('@/site/features/learning/QuizForm'));

export default function QuizPage({ page, address }: ViewProps<QuizContent>) {
  const place = lessonPosition(page.id);
  const questions = [...page.questions, ...page.review];
  return (
    <>
      <PageIntro page={page} address={address} above={place.course}>
        <p className={styles.place}>{`${place.text} · ${String(questions.length)} questions`}</p>
      </PageIntro>
      <div className={styles.columns}>
        <article className={styles.lesson}>
          <LessonPart heading="Questions">
            <QuizForm id={page.id} revision={page.revision} questions={questions} next={place.next} />
          </LessonPart>
        </article>
      </div>
      <NextLesson id={page.id} place={place} heading="Next step" />
    </>
  );
}
