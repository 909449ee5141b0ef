import { ArrowLeft, ArrowRight } from 'lucide';
import { neighboursOf } from '@/content/courseOrder';
import { courseOutlines, type OpenCourseOutline, type OpenLines } from '@/content/lessonPlace';
import type { CourseModule, CoursePageContent } from '@/content/page';
import { statements } from '@/content/rules';
import type { ViewProps } from '@/site/view';
import { NextStep } from '@/site/components/NextStep';
import { Band } from '@/site/components/Band';
import { PageHead } from '@/site/seo/PageHead';
import { PageIntro } from '@/site/components/PageIntro';
import { RelatedPages } from '@/site/components/RelatedPages';
import { SectionFrame } from '@/site/components/SectionFrame';
import { LessonTick } from '@/site/features/learning/LessonTick';
import { StatList } from '@/ui/StatList';
import { island } from '@/site/sections/island';
import { SectionView } from '@/site/sections/SectionView';
import styles from './templates.module.css';
import { Icon } from '@/ui/Icon';
import { Link } from '@/site/components/Link';

const CourseStart = island<{ readonly course: OpenCourseOutline }>(
  () => import('@/site/features/learning/CourseStart'),
);
const LessonsDone = island<{ readonly modules: readonly OpenLines[] }>(
  () => import('@/site/features/learning/LessonsDone'),
);

interface ModuleProps {
  readonly module: CourseModule;
  /** What of it can be read on the site. */
  readonly open: OpenLines | undefined;
}

function Module({ module, open }: ModuleProps) {
  return (
    <li className={styles.module} data-fade-in>
      <div className={styles.moduleHead}>
        <h3>{module.title}</h3>
        <p className={styles.meta}>{module.hours}</p>
      </div>
      <ul className={styles.lessons}>
        {module.lessons.map((lesson, index) => {
          const link = open?.lessons[index];
          return (
            <li key={lesson} className={link && styles.openLine}>
              {link && <LessonTick id={link.id} />}
              {link ? <Link to={link.to}>{lesson}</Link> : <span>{lesson}</span>}
              {link && <span className={styles.minutes}>{`${String(link.minutes)} min`}</span>}
            </li>
          );
        })}
        {open?.quiz && (
          <li className={styles.openLine}>
            <LessonTick id={open.quiz.id} />
            <Link to={open.quiz.to}>{open.quiz.label}</Link>
            <span className={styles.minutes}>{`${String(open.quiz.questions)} questions`}</span>
          </li>
        )}
      </ul>
      <dl className={styles.results}>
        <div>
          <dt>Afterwards you can</dt>
          <dd>{module.outcome}</dd>
        </div>
        <div>
          <dt>Exercise</dt>
          <dd>{module.exercise}</dd>
        </div>
      </dl>
    </li>
  );
}

/** The courses before and after this one. */
function CourseNeighbours({ address }: { readonly address: string }) {
  const { previous, next } = neighboursOf(address);
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

/** A course: what one will be able to do, for whom, the modules in order, then one action. */
export default function CoursePage({ page, address }: ViewProps<CoursePageContent>) {
  const outline = courseOutlines.find(({ to }) => to === address);
  const open = outline?.modules ?? [];
  const before = courseOutlines.find(
    ({ to, isWhole }) => isWhole && to === neighboursOf(address).previous?.to,
  );
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <PageIntro heading={page.heading} lead={page.lead} address={address}>
        <div className={styles.facts}>
          <StatList rows={page.facts} />
        </div>
        {outline && <CourseStart course={outline} />}
      </PageIntro>
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
            <h3>Prerequisites</h3>
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
      <SectionFrame heading={page.modulesHeading} intro={statements.courseCost} isWide>
        <ol className={styles.modules}>
          {page.modules.map((module, index) => (
            <Module key={module.title} module={module} open={open[index]} />
          ))}
        </ol>
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
