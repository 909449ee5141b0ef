import { toolLinks } from '@/content/navigation';
import type { ToolPageContent } from '@/content/page';
import { Band } from '@/site/components/Band';
import { PageIntro } from '@/site/components/PageIntro';
import { RelatedPages } from '@/site/components/RelatedPages';
import { AddressedCalculator } from '@/site/features/calculators/AddressedCalculator';
import { tools } from '@/site/features/calculators/tools';
import { island } from '@/site/sections/island';
import { SectionView } from '@/site/sections/SectionView';
import { PageHead } from '@/site/seo/PageHead';
import type { ViewProps } from '@/site/view';
import { Link } from '@/site/components/Link';
import styles from './ToolPage.module.css';

const SessionClock = island(() => import('@/site/features/sessions/SessionClock'));

/** One tool, then what it answers, how it calculates and what it does not know. */
export default function ToolPage({ page, address }: ViewProps<ToolPageContent>) {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <div className={styles.top}>
        <PageIntro heading={page.heading} lead={page.lead} address={address} />
        <nav className={styles.tools} aria-label="Tools">
          <ul>
            {toolLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} {...(to === address && { 'aria-current': 'page' })}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Band>
        {page.tool === 'sessions' ? <SessionClock /> : <AddressedCalculator tool={tools[page.tool]} />}
      </Band>
      <div className={styles.words}>
        {page.sections.map((section) => (
          <SectionView key={section.heading} section={section} />
        ))}
        {page.related && <RelatedPages links={page.related} />}
      </div>
    </>
  );
}
