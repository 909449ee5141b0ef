import { Band } from '@/site/components/Band';
import { NotFound } from '@/site/components/NotFound';
import { AddressSuggestions } from '@/site/features/search/AddressSuggestions';
import type { ViewProps } from '@/site/view';

export default function NotFoundPage({ page }: ViewProps) {
  return (
    <>
      <NotFound page={page} />
      <Band>
        <AddressSuggestions />
      </Band>
    </>
  );
}
