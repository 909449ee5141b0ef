import { Band } from '@/site/components/Band';
import { NextStep } from '@/site/components/NextStep';
import { PageIntro } from '@/site/components/PageIntro';
import { RecordSection } from '@/site/features/signals/RecordSection';
import { absoluteUrl } from '@/content/absoluteUrl';
import type { ViewProps } from '@/site/view';

export default function RecordPage({ page, address }: ViewProps) {
  return (
    <>
      <PageIntro page={page} address={address} />
      <Band>
        <RecordSection secureAddress={absoluteUrl(address)} />
      </Band>
      <NextStep
        heading="Next step"
        links={[
          { label: 'See the open signals', to: { pathname: '/services/signals', search: '?state=open' } },
        ]}
      />
    </>
  );
}
