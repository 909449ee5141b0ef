import type { page as words } from '@/content/pages/practice/index';
import { PageIntro } from '@/site/components/PageIntro';
import { RuledList } from '@/site/components/RuledList';
import { SectionFrame } from '@/site/components/SectionFrame';
import { DueToday } from '@/site/features/practice/sums/DueToday';
import type { ViewProps } from '@/site/view';

export default function PracticePage({ page, address }: ViewProps<typeof words>) {
  return (
    <>
      <PageIntro page={page} address={address}>
        <p>{page.about}</p>
        <DueToday />
      </PageIntro>
      <SectionFrame heading={page.exercisesHeading} isWide>
        <RuledList entries={page.exercises} />
      </SectionFrame>
    </>
  );
}
