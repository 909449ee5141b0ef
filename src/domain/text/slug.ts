/** The name in lower case without spaces; null if it can't be a path segment. */
export function slugOf(name: string): string | null {
  const slug = name
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
  return ['', '.', '..'].includes(slug) ? null : slug;
}
