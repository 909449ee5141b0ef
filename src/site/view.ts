import type { PageWords } from '@/content/page';

export interface ViewProps<Words extends PageWords = PageWords> {
  readonly page: Words;
  /** The canonical URL; a page without one is noindex. */
  readonly address: string;
}
