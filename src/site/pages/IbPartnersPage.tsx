import { BrokerList } from '@/site/features/brokers/BrokerList';
import type { page as words } from '@/content/pages/ibPartners';
import { Band } from '@/site/components/Band';
import { ChoosingSection } from '@/site/components/ChoosingSection';
import { PageHead } from '@/site/seo/PageHead';
import type { ViewProps } from '@/site/view';
import { PageIntro } from '@/site/components/PageIntro';

export default function IbPartnersPage({ page, address }: ViewProps<typeof words>) {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <PageIntro heading={page.heading} lead={page.lead} />
      <Band>
        <BrokerList />
      </Band>
      <ChoosingSection {...page.choosing} />
    </>
  );
}
