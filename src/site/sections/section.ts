import type { Section } from '@/content/page';

/** What the component of a section kind is given. */
export interface SectionProps<Kind extends Section['kind']> {
  readonly section: Extract<Section, { readonly kind: Kind }>;
}
