interface DocumentHeadProps {
  readonly title: string;
  readonly description: string;
  /** The canonical URL; a page without one is marked noindex. */
  readonly canonical?: string;
}

/** The page's title and meta tags, which React hoists into the head. */
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
