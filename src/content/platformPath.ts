import { slugOf } from '@/domain/slug';

/** Where Learn More leads: null for a name that cannot be part of an address. */
export function platformPath(name: string): string | null {
  const slug = slugOf(name);
  return slug === null ? null : `/platforms/${encodeURIComponent(slug)}`;
}
