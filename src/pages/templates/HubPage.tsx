import type { HubPageContent } from '@/content/page';
import { CallToActionBand } from '@/pages/CallToActionBand';
import { CardList } from '@/pages/CardList';
import { PageHead } from '@/pages/PageHead';
import { PageIntro } from '@/pages/PageIntro';
import { SectionFrame } from '@/pages/SectionFrame';

interface HubPageProps {
  readonly page: HubPageContent;
  readonly address: string;
}

/** A page of cards that lead on. */
export function HubPage({ page, address }: HubPageProps) {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <PageIntro heading={page.heading} lead={page.lead} address={address} />
      {page.groups.map((group) => (
        <SectionFrame key={group.heading} heading={group.heading} intro={group.intro} isWide>
          <CardList cards={group.cards} />
        </SectionFrame>
      ))}
      {page.callToAction && <CallToActionBand action={page.callToAction} />}
    </>
  );
}
