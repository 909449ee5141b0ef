import { BrokerList } from '@/site/features/brokers/BrokerList';
import type { page as words } from '@/content/pages/ibPartners';
import { Band } from '@/site/components/Band';
import { ChoosingSection } from '@/site/components/ChoosingSection';
import type { ViewProps } from '@/site/view';
import { PageIntro } from '@/site/components/PageIntro';

export default function IbPartnersPage({ page, address }: ViewProps<typeof words>) {
  return (
    <>
      <PageIntro page={page} address={address} />
      <Band>
        <BrokerList />
      </Band>
      <ChoosingSection {...page.choosing} />
    </>
  );
}
