import { documentTitle } from '@/content/site';
import { DocumentHead } from '@/ui/DocumentHead';
import { absoluteUrl } from '@/content/absoluteUrl';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** The canonical URL; a page without one is noindex. */
  readonly address?: string;
}

/** The head of a public page. The build adds what only crawlers read. */
export function PageHead({ title, description, address }: PageHeadProps) {
  return (
    <DocumentHead
      title={documentTitle(title)}
      description={description}
      {...(address !== undefined && { canonical: absoluteUrl(address) })}
    />
  );
}
