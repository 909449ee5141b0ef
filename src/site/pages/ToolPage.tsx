import { toolLinks } from '@/content/navigation';
import type { ToolPageContent } from '@/content/page';
import type { ContentLink } from '@/content/richText';
import { Band } from '@/site/components/Band';
import { PageIntro } from '@/site/components/PageIntro';
import { NextStep } from '@/site/components/NextStep';
import { UrlCalculator } from '@/site/features/calculators/UrlCalculator';
import { tools } from '@/site/features/calculators/tools';
import { island } from '@/site/sections/island';
import { OpeningBand } from '@/site/sections/OpeningBand';
import { SectionView } from '@/site/sections/SectionView';
import type { ViewProps } from '@/site/view';
import { Link } from '@/site/components/Link';
import styles from './ToolPage.module.css';

const SessionClock = island(() => import('@/site/features/sessions/SessionClock'));

const lessonFirst = (links: readonly ContentLink[]) =>
  links.toSorted((a, b) => Number(isTaught(b)) - Number(isTaught(a)));

const isTaught = ({ to }: ContentLink) => to.startsWith('/education/');

export default function ToolPage({ page, address }: ViewProps<ToolPageContent>) {
  return (
    <>
      <div className={styles.top}>
        <PageIntro page={page} address={address} />
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
      {page.opening && <OpeningBand opening={page.opening} />}
      <Band>{page.tool === 'sessions' ? <SessionClock /> : <UrlCalculator tool={tools[page.tool]} />}</Band>
      <div className={styles.words}>
        {page.sections.map((section) => (
          <SectionView key={section.heading} section={section} />
        ))}
      </div>
      {page.related && <NextStep heading="Next step" links={lessonFirst(page.related)} />}
    </>
  );
}
