import type { Section } from '@/content/page';

export interface SectionProps<Kind extends Section['kind']> {
  readonly section: Extract<Section, { readonly kind: Kind }>;
}
