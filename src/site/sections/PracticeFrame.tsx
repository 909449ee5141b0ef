import type { ReactNode } from 'react';
import type { TopicPageContent } from '@/content/page';
import { Band } from '@/site/components/Band';
import { PageIntro } from '@/site/components/PageIntro';
import { RelatedPages } from '@/site/components/RelatedPages';
import { SectionView } from './SectionView';
import type { ViewProps } from '@/site/view';

interface PracticeFrameProps extends ViewProps<TopicPageContent> {
  /** Shown below the lead. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A practice page: the practice first, then how it works. */
export function PracticeFrame({ page, address, note, children }: PracticeFrameProps) {
  return (
    <>
      <PageIntro page={page} address={address}>
        {note}
      </PageIntro>
      <Band>{children}</Band>
      {page.sections.map((section) => (
        <SectionView key={section.heading} section={section} />
      ))}
      {page.related && <RelatedPages links={page.related} />}
    </>
  );
}
