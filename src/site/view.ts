import type { PageWords } from '@/content/page';

/** What every page component is given. */
export interface ViewProps<Words extends PageWords = PageWords> {
  readonly page: Words;
  /** The address search engines should know the page by. */
  readonly address: string;
}
