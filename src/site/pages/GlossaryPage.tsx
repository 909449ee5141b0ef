import { Band } from '@/site/components/Band';
import { PageIntro } from '@/site/components/PageIntro';
import { GlossaryList } from '@/site/features/glossary/GlossaryList';
import type { ViewProps } from '@/site/view';

export default function GlossaryPage({ page, address }: ViewProps) {
  return (
    <>
      <PageIntro page={page} address={address} />
      <Band>
        <GlossaryList />
      </Band>
    </>
  );
}
