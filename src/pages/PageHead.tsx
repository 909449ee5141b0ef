import { site } from '@/content/site';
import { absoluteUrl } from './absoluteUrl';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** The address search engines should know the page by; without one the page is not to be indexed. */
  readonly address?: string;
}

/** What a page says of itself in the document's head; the build adds what only other sites read. */
export function PageHead({ title, description, address }: PageHeadProps) {
  return (
    <>
      <title>{title.startsWith(site.name) ? title : `${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      {address === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={absoluteUrl(address)} />
      )}
    </>
  );
}
