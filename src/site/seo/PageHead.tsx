import { documentTitle } from '@/content/site';
import { DocumentHead } from '@/ui/DocumentHead';
import { absoluteUrl } from '@/content/absoluteUrl';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** The address search engines should know the page by; a page without one is not to be indexed. */
  readonly address?: string;
}

/** The head of a public page; the build adds what only other sites read. */
export function PageHead({ title, description, address }: PageHeadProps) {
  return (
    <DocumentHead
      title={documentTitle(title)}
      description={description}
      {...(address !== undefined && { canonical: absoluteUrl(address) })}
    />
  );
}
