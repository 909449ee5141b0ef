/** The lower-cased name without spaces; null where that cannot be one part of an address. */
export function slugOf(name: string): string | null {
  const slug = name
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
  return ['', '.', '..'].includes(slug) ? null : slug;
}
