import type { HubPageContent } from '@/content/page';
import type { ViewProps } from '@/site/view';
import { NextStep } from '@/site/components/NextStep';
import { PageIntro } from '@/site/components/PageIntro';
import { RuledList } from '@/site/components/RuledList';
import { SectionFrame } from '@/site/components/SectionFrame';
import { ContinueLink } from '@/site/features/learning/ContinueLink';
import { island } from '@/site/sections/island';
import styles from './HubPage.module.css';

const openings = {
  lessons: island(() => import('@/site/features/learning/FirstModule')),
  size: island(() => import('@/site/features/calculators/SizeInPips')),
};

export default function HubPage({ page, address }: ViewProps<HubPageContent>) {
  const Opening = page.opening && openings[page.opening];
  const start = page.opening === 'lessons' && <ContinueLink />;
  return (
    <>
      <div className={styles.page} data-opening={page.opening}>
        <PageIntro page={page} address={address} start={start} action={Opening && <Opening />} />
      </div>
      {page.groups.map((group) => (
        <SectionFrame key={group.heading} heading={group.heading} intro={group.intro} isWide>
          <RuledList entries={group.cards} />
        </SectionFrame>
      ))}
      {page.callToAction && <NextStep {...page.callToAction} />}
    </>
  );
}
