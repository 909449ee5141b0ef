import { ArrowLeft, ArrowRight } from 'lucide';
import { neighboursOf } from '@/content/courseOrder';
import type { CourseModule, CoursePageContent } from '@/content/page';
import { CallToActionBand } from '@/pages/CallToActionBand';
import { Band } from '@/pages/Band';
import { PageHead } from '@/pages/PageHead';
import { PageIntro } from '@/pages/PageIntro';
import { RelatedPages } from '@/pages/RelatedPages';
import { SectionFrame } from '@/pages/SectionFrame';
import { Figures } from '@/ui/Figures';
import { SectionView } from './SectionView';
import styles from './templates.module.css';
import { Icon } from '@/ui/Icon';
import { Link } from '@/ui/Link';

interface CoursePageProps {
  readonly page: CoursePageContent;
  readonly address: string;
}

function Module({ module }: { readonly module: CourseModule }) {
  return (
    <li className={styles.module} data-fade-in>
      <div className={styles.moduleHead}>
        <h3>{module.title}</h3>
        <p className={styles.meta}>{module.hours}</p>
      </div>
      <ul className={styles.lessons}>
        {module.lessons.map((lesson) => (
          <li key={lesson}>{lesson}</li>
        ))}
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
            {previous.label}
          </Link>
        )}
        {next && (
          <Link className={styles.next} to={next.to} rel="next">
            {next.label}
            <Icon of={ArrowRight} size={18} />
          </Link>
        )}
      </nav>
    </Band>
  );
}

/** A course: what one will be able to do, for whom, the modules in order, then one action. */
export function CoursePage({ page, address }: CoursePageProps) {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <PageIntro heading={page.heading} lead={page.lead} address={address}>
        <div className={styles.facts}>
          <Figures rows={page.facts} />
        </div>
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
            <h3>What you need first</h3>
            <ul className={styles.outcomes}>
              {page.prerequisites.map((prerequisite) => (
                <li key={prerequisite}>{prerequisite}</li>
              ))}
            </ul>
          </div>
        )}
      </SectionFrame>
      <SectionFrame heading={page.modulesHeading} isWide>
        <ol className={styles.modules}>
          {page.modules.map((module) => (
            <Module key={module.title} module={module} />
          ))}
        </ol>
      </SectionFrame>
      {page.sections.map((section) => (
        <SectionView key={section.heading} section={section} />
      ))}
      <CallToActionBand action={page.callToAction} />
      <CourseNeighbours address={address} />
      {page.related && <RelatedPages links={page.related} />}
    </>
  );
}
