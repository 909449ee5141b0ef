import type { PageWords } from '@/content/page';

const files = import.meta.glob<{ readonly page?: PageWords }>([
  '/src/content/**/*.ts',
  // What is no page and is in every one.
  '!/src/content/{navigation,site}.ts',
]);

/** The words of a page, and the file they stand in. */
export interface PageContent {
  readonly page: PageWords;
  /** Such as `src/content/markets/forex.ts`. */
  readonly file: string;
}

/**
 * The words of the page at an address: `/ib-partners` is `content/ibPartners.ts`, `/markets` is
 * `content/markets/index.ts`.
 * @throws Error for an address without words of its own
 */
export async function contentAt(address: string): Promise<PageContent> {
  const name =
    address === '/' ? '/home' : address.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  for (const file of [`/src/content${name}.ts`, `/src/content${name}/index.ts`]) {
    const module = await files[file]?.();
    if (module?.page) return { page: module.page, file: file.slice(1) };
  }
  throw new Error(`There is no file in src/content for ${address}.`);
}
