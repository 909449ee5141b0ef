import { page } from '@/content/ibPartners';
import { BrokerList } from '@/features/brokers/BrokerList';
import { paths } from '@/paths';
import { Band } from './Band';
import { PageHead } from './PageHead';
import { PageIntro } from './PageIntro';

export function IbPartnersPage() {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={paths.ibPartners} />
      <PageIntro heading={page.heading} lead={page.lead} />
      <Band>
        <BrokerList />
      </Band>
    </>
  );
}
