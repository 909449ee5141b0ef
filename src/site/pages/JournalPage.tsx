import type { page as words } from '@/content/pages/journal';
import { Band } from '@/site/components/Band';
import { PageIntro } from '@/site/components/PageIntro';
import { RelatedPages } from '@/site/components/RelatedPages';
import { Journal } from '@/site/features/journal/Journal';
import { loadChunk } from '@/runtime/loadChunk';
import { island } from '@/site/sections/island';
import { SectionView } from '@/site/sections/SectionView';
import type { ViewProps } from '@/site/view';

const loadBook = () => loadChunk(() => import('@/site/features/journal/JournalBook'));
const loadSampleFigures = () => loadChunk(() => import('@/site/features/journal/SampleFigures'));

const parts = {
  Book: island(loadBook),
  Keeping: island(() => import('@/site/features/journal/JournalManagement')),
  SampleFigures: island(loadSampleFigures),
  // By the time a statement is read or saved, its figures can be drawn.
  preload: () => {
    Promise.all([loadSampleFigures(), loadBook()]).catch(() => undefined);
  },
};

export default function JournalPage({ page, address }: ViewProps<typeof words>) {
  return (
    <>
      <PageIntro page={page} address={address} />
      <Band>
        <Journal words={page} parts={parts} />
      </Band>
      {page.sections.map((section) => (
        <SectionView key={section.heading} section={section} />
      ))}
      <RelatedPages links={page.related} />
    </>
  );
}
