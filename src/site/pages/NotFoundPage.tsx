import { Band } from '@/site/components/Band';
import { NotFound } from '@/site/components/NotFound';
import { PageSuggestions } from '@/site/features/search/PageSuggestions';
import type { ViewProps } from '@/site/view';

export default function NotFoundPage({ page }: ViewProps) {
  return (
    <>
      <NotFound page={page} />
      <Band>
        <PageSuggestions />
      </Band>
    </>
  );
}
