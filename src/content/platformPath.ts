import { slugOf } from '@/domain/text/slug';

/** The target of Learn More; null for a name that can't be a path segment. */
export function platformPath(name: string): string | null {
  const slug = slugOf(name);
  return slug === null ? null : `/platforms/${encodeURIComponent(slug)}`;
}
