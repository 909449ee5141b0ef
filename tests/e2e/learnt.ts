import type { Page } from '@playwright/test';
import { allPages } from '../../src/content/lessonPages.ts';
import { becomesLive } from './support.ts';
import { expect } from './test.ts';

/** A lesson or quiz with its URL and content. */
export interface Learnt<Words> {
  readonly address: string;
  readonly words: Words;
}

/** All pages of one view, in course order. */
export async function pagesOf<Words>(view: 'LessonPage' | 'QuizPage'): Promise<readonly Learnt<Words>[]> {
  return Promise.all(
    allPages
      .filter((page) => page.view === `templates/${view}` && !page.path.includes(':'))
      .map(async ({ path, content }) => {
        const module = (await import(`../../src/content/pages/${content}.ts`)) as { page: Words };
        return { address: path, words: module.page };
      }),
  );
}

/** Opens a lesson and waits until its questions can be checked. */
export async function openLesson(page: Page, address: string) {
  await page.goto(address);
  await becomesLive(page);
  await expect(page.getByRole('button', { name: 'Check', exact: true }).first()).toBeEnabled();
}

/** Emulates print on A4; the viewport is the area inside the margins. */
export async function printOn(page: Page) {
  await page.setViewportSize({ width: 680, height: 980 });
  await page.emulateMedia({ media: 'print' });
}

/** Elements that would be cut off when printed. */
export const cutParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, main *')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const isForTheEye = element.checkVisibility() && element.clientWidth > 1;
        const isCut = element.tagName === 'HTML' || overflowX !== 'visible';
        return isForTheEye && isCut && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
