import { Fragment } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide';
import { neighbouringCourses } from '@/content/courseOrder';
import { courseOutlines, type OpenCourseOutline, type OpenModuleOutline } from '@/content/lessonPlace';
import type { CourseModule, CoursePageContent } from '@/content/page';
import { enrolmentWords, statements } from '@/content/rules';
import { site } from '@/content/site';
import type { ViewProps } from '@/site/view';
import { NextStep } from '@/site/components/NextStep';
import { Band } from '@/site/components/Band';
import { PageIntro } from '@/site/components/PageIntro';
import { RelatedPages } from '@/site/components/RelatedPages';
import { SectionFrame } from '@/site/components/SectionFrame';
import { CourseTally } from '@/site/features/learning/CourseTally';
import { LessonRows } from '@/site/features/learning/LessonRows';
import { StatList } from '@/ui/StatList';
import { island } from '@/site/sections/island';
import { SectionView } from '@/site/sections/SectionView';
import styles from './templates.module.css';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Link } from '@/site/components/Link';

const CourseStart = island(() => import('@/site/features/learning/CourseStart'));
const LessonsDone = island(() => import('@/site/features/learning/LessonsDone'));

interface ModuleProps {
  readonly module: CourseModule;
  readonly course: OpenCourseOutline | undefined;
  /** The part of the module that can be read on the site. */
  readonly open: OpenModuleOutline | undefined;
}

function Module({ module, course, open }: ModuleProps) {
  return (
    <li className={`${styles.module} ${styles.numbered}`} data-fade-in>
      <div className={styles.moduleHead}>
        <h3>{module.title}</h3>
        <p className={styles.meta}>{module.hours}</p>
      </div>
      {course && open ? (
        <LessonRows course={course.name} module={open} />
      ) : (
        <ul className={styles.lessons}>
          {module.lessons.map((lesson) => (
            <li key={lesson}>{lesson}</li>
          ))}
        </ul>
      )}
      <details className={styles.results}>
        <summary>Outcome and exercise</summary>
        <dl>
          <div>
            <dt>Afterwards you can</dt>
            <dd>{module.outcome}</dd>
          </div>
          <div>
            <dt>Exercise</dt>
            <dd>{module.exercise}</dd>
          </div>
        </dl>
      </details>
    </li>
  );
}

interface ExtraModuleProps {
  readonly course: OpenCourseOutline;
  readonly open: OpenModuleOutline;
}

/** An extra module, which is free and not counted. */
function ExtraModule({ course, open }: ExtraModuleProps) {
  return (
    <li className={`${styles.module} ${styles.extra}`} data-fade-in>
      {open.lessons.length > 1 ? (
        <div className={styles.moduleHead}>
          <h3>{open.title}</h3>
          <p className={styles.meta}>Free extra</p>
        </div>
      ) : (
        <VisuallyHidden>
          <h3>{open.title}</h3>
        </VisuallyHidden>
      )}
      <LessonRows course={course.name} module={open} />
    </li>
  );
}

function CourseNeighbours({ address }: { readonly address: string }) {
  const { previous, next } = neighbouringCourses(address);
  return (
    <Band>
      <nav className={styles.neighbours} aria-label="Courses in order">
        {previous && (
          <Link to={previous.to} rel="prev">
            <Icon of={ArrowLeft} size={18} />
            <span>{previous.label}</span>
          </Link>
        )}
        {next && (
          <Link className={styles.next} to={next.to} rel="next">
            <span>{next.label}</span>
            <Icon of={ArrowRight} size={18} />
          </Link>
        )}
      </nav>
    </Band>
  );
}

export default function CoursePage({ page, address }: ViewProps<CoursePageContent>) {
  const outline = courseOutlines.find(({ to }) => to === address);
  const open = outline?.modules ?? [];
  const [action] = page.callToAction.links;
  const before = courseOutlines.find(
    ({ to, isWhole }) => isWhole && to === neighbouringCourses(address).previous?.to,
  );
  return (
    <>
      <PageIntro
        page={page}
        address={address}
        action={
          outline ? (
            <CourseStart course={outline}>
              {action && (
                <p className={styles.enrol}>
                  <Link className={buttonClass('secondary')} to={action.to}>
                    {action.label}
                  </Link>
                  <span>{enrolmentWords(site.enrolment)}</span>
                </p>
              )}
            </CourseStart>
          ) : (
            action && (
              <p className={styles.actions}>
                <Link className={buttonClass()} to={action.to}>
                  {action.label}
                </Link>
                {page.prerequisites && <a href="#prerequisites">What you need first</a>}
              </p>
            )
          )
        }
      >
        <div className={styles.facts}>
          <StatList rows={page.facts} />
        </div>
      </PageIntro>
      <SectionFrame
        heading={page.modulesHeading}
        {...(outline
          ? { aside: <CourseTally modules={outline.modules} /> }
          : { intro: statements.courseCost })}
        isWide
      >
        <ol className={styles.modules}>
          {page.modules.map((module, index) => {
            const ofNumber = open.filter(({ number }) => number === index + 1);
            return (
              <Fragment key={module.title}>
                {outline &&
                  ofNumber.map(
                    (one) => one.isExtra && <ExtraModule key={one.title} course={outline} open={one} />,
                  )}
                <Module module={module} course={outline} open={ofNumber.find(({ isExtra }) => !isExtra)} />
              </Fragment>
            );
          })}
        </ol>
      </SectionFrame>
      <SectionFrame heading="What you will be able to do">
        <ul className={styles.outcomes}>
          {page.outcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
      </SectionFrame>
      <SectionFrame heading="Who it is for">
        <p className={styles.text}>{page.audience}</p>
        {page.prerequisites && (
          <div>
            <h3 id="prerequisites">Prerequisites</h3>
            <ul className={styles.outcomes}>
              {page.prerequisites.map((prerequisite, index) => (
                <li key={prerequisite}>
                  <span>{prerequisite}</span>
                  {before && index === 0 && <LessonsDone modules={before.modules} />}
                </li>
              ))}
            </ul>
          </div>
        )}
      </SectionFrame>
      {page.sections.map((section) => (
        <SectionView key={section.heading} section={section} />
      ))}
      <CourseNeighbours address={address} />
      {page.related && <RelatedPages links={page.related} />}
      <NextStep {...page.callToAction} />
    </>
  );
}
