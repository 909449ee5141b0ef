import { Band } from '@/site/components/Band';
import { PageIntro } from '@/site/components/PageIntro';
import { BrokerComparison } from '@/site/features/brokers/BrokerComparison';
import { PageHead } from '@/site/seo/PageHead';
import type { ViewProps } from '@/site/view';

export default function BrokerComparePage({ page, address }: ViewProps) {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <PageIntro heading={page.heading} lead={page.lead} address={address} />
      <Band>
        <BrokerComparison />
      </Band>
    </>
  );
}
