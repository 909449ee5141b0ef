import { documentTitle } from '@/content/site';
import { DocumentHead } from '@/ui/DocumentHead';

interface AdminHeadProps {
  readonly title: string;
  readonly description: string;
}

/** The head of an admin page, which is never indexed. */
export function AdminHead({ title, description }: AdminHeadProps) {
  return <DocumentHead title={documentTitle(title)} description={description} />;
}
