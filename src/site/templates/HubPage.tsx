import type { HubPageContent } from '@/content/page';
import type { ViewProps } from '@/site/view';
import { NextStep } from '@/site/components/NextStep';
import { Link } from '@/site/components/Link';
import { PageIntro } from '@/site/components/PageIntro';
import { RuledList } from '@/site/components/RuledList';
import { SectionFrame } from '@/site/components/SectionFrame';
import { ContinueLink } from '@/site/features/learning/ContinueLink';

export default function HubPage({ page, address }: ViewProps<HubPageContent>) {
  return (
    <>
      <PageIntro page={page} address={address}>
        {page.hasLessons && (
          <>
            <ContinueLink />
            <p>
              <Link to="/education/progress">Your progress</Link>
            </p>
          </>
        )}
      </PageIntro>
      {page.groups.map((group) => (
        <SectionFrame key={group.heading} heading={group.heading} intro={group.intro} isWide>
          <RuledList entries={group.cards} />
        </SectionFrame>
      ))}
      {page.callToAction && <NextStep {...page.callToAction} />}
    </>
  );
}
