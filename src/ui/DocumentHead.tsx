interface DocumentHeadProps {
  /** The whole title of the document. */
  readonly title: string;
  readonly description: string;
  /** The URL search engines should know the page by; a page without one is not to be indexed. */
  readonly canonical?: string;
}

/** What a page says of itself in the document's head; React hoists it there. */
export function DocumentHead({ title, description, canonical }: DocumentHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
    </>
  );
}
