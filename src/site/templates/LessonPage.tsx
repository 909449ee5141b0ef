import { Fragment } from 'react';
import type { LessonContent } from '@/content/lesson';
import { lessonPosition, QUESTIONS_HEADING } from '@/content/lessonPlace';
import { readingMinutes } from '@/content/readingTime';
import { TableOfContents } from '@/site/components/TableOfContents';
import { PageIntro } from '@/site/components/PageIntro';
import { RelatedPages } from '@/site/components/RelatedPages';
import { Text } from '@/site/components/Text';
import { ExerciseView } from '@/site/features/learning/ExerciseView';
import { island } from '@/site/sections/island';
import { SectionBody } from '@/site/sections/registry';
import { ModuleLessons } from '@/site/features/learning/ModuleLessons';
import { NextLesson } from '@/site/features/learning/NextLesson';
import type { ViewProps } from '@/site/view';
import { LessonPart } from './LessonPart';
import styles from './LessonPage.module.css';

const CheckQuestions = island(() => import('@/site/features/learning/CheckQuestions'));
const LiveQuote = island(() => import('@/site/features/learning/LiveQuote'));
const LessonNote = island(() => import('@/site/features/learning/LessonNote'));
const LessonRecord = island(() => import('@/site/features/learning/LessonDoneCheckbox'));

const SUMMARY_HEADING = 'In short';
const EXERCISE_HEADING = 'Your turn';
/** The index of the section that the first question follows, if it comes early. */
const EARLY = 1;
const RECORD_HEADING = 'Done with this lesson?';

export default function LessonPage({ page, address }: ViewProps<LessonContent>) {
  const place = lessonPosition(page.id);
  const early = page.hasEarlyCheck ? 1 : 0;
  const headings = [
    ...page.sections.map(({ heading }) => heading),
    SUMMARY_HEADING,
    EXERCISE_HEADING,
    QUESTIONS_HEADING,
    RECORD_HEADING,
  ];
  return (
    <>
      <PageIntro
        page={page}
        address={address}
        above={place.course}
        action={page.quote && <LiveQuote {...page.quote} />}
      >
        <p className={styles.place}>
          {`${place.text}: ${place.module}\u00A0· ${String(readingMinutes(page.sections))}\u00A0minutes to\u00A0read`}
        </p>
      </PageIntro>
      <div className={styles.columns}>
        <ModuleLessons id={page.id}>
          <TableOfContents headings={headings} title="On this page" />
        </ModuleLessons>
        <article className={styles.lesson}>
          <p className={styles.question}>
            <Text of={page.question} />
          </p>
          {page.sections.map((section, index) => (
            <Fragment key={section.heading}>
              <LessonPart heading={section.heading} intro={'intro' in section ? section.intro : undefined}>
                <SectionBody section={section} />
              </LessonPart>
              {early > 0 && index === EARLY && <CheckQuestions questions={page.checks} to={early} />}
            </Fragment>
          ))}
          <LessonPart heading={SUMMARY_HEADING}>
            <ul className={styles.summary}>
              {page.summary.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </LessonPart>
          <LessonPart heading={EXERCISE_HEADING}>
            <ExerciseView exercise={page.exercise} />
          </LessonPart>
          <LessonPart heading={QUESTIONS_HEADING}>
            <CheckQuestions questions={page.checks} from={early} />
          </LessonPart>
          <LessonNote id={page.id} />
        </article>
      </div>
      {page.related && <RelatedPages links={page.related} />}
      <NextLesson id={page.id} place={place} heading={RECORD_HEADING}>
        <LessonRecord id={page.id} revision={page.revision} />
      </NextLesson>
    </>
  );
}
