import { Band } from '@/site/components/Band';
import { PageIntro } from '@/site/components/PageIntro';
import { BrokerComparison } from '@/site/features/brokers/BrokerComparison';
import type { ViewProps } from '@/site/view';

export default function BrokerComparePage({ page, address }: ViewProps) {
  return (
    <>
      <PageIntro page={page} address={address} />
      <Band>
        <BrokerComparison />
      </Band>
    </>
  );
}
