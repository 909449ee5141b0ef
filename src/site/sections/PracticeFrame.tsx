import type { ReactNode } from 'react';
import type { TopicPageContent } from '@/content/page';
import { Band } from '@/site/components/Band';
import { PageIntro } from '@/site/components/PageIntro';
import { RelatedPages } from '@/site/components/RelatedPages';
import { SectionView } from './SectionView';
import type { ViewProps } from '@/site/view';

interface PracticeFrameProps {
  /** Without a lead, the practice begins right below the heading. */
  readonly page: Omit<TopicPageContent, 'lead'> & { readonly lead?: string };
  readonly address: ViewProps['address'];
  /** Shown above the related pages. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A practice page: the practice first, then how it works. */
export function PracticeFrame({ page, address, foot, children }: PracticeFrameProps) {
  return (
    <>
      <PageIntro page={page} address={address} />
      <Band>{children}</Band>
      {page.sections.map((section) => (
        <SectionView key={section.heading} section={section} />
      ))}
      {foot}
      {page.related && <RelatedPages links={page.related} />}
    </>
  );
}
