import type { CoursePageContent } from '@/content/page';
import { PageHead } from '@/pages/PageHead';
import { PageIntro } from '@/pages/PageIntro';

export function CoursePage({
  page,
  address,
}: {
  readonly page: CoursePageContent;
  readonly address: string;
}) {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <PageIntro heading={page.heading} lead={page.lead} />
    </>
  );
}
