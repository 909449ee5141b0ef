import type { Section } from '@/content/page';

/** The props of a section's component. */
export interface SectionProps<Kind extends Section['kind']> {
  readonly section: Extract<Section, { readonly kind: Kind }>;
}
