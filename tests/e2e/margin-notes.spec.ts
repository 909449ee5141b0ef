import type { Page } from '@playwright/test';
import { allPages } from '../../src/content/lessonPages.ts';
import type { Section } from '../../src/content/page.ts';
import { DESKTOP, PHONE, withoutFrames } from './screens.ts';
import { becomesLive } from './support.ts';
import { expect, test } from './test.ts';

test.use({ storageState: withoutFrames });

/** The page with the most margin notes, and their number. */
const [most = { path: '', count: 0 }] = (
  await Promise.all(
    allPages
      .filter(({ path }) => !path.includes(':'))
      .map(async ({ path, content }) => {
        const module = (await import(`../../src/content/pages/${content}.ts`)) as {
          page: { readonly sections?: readonly Section[] };
        };
        const { sections = [] } = module.page;
        return { path, count: sections.filter((section) => 'marginNote' in section).length };
      }),
  )
).toSorted((one, other) => other.count - one.count);

/** Positions of each note, the words it explains and its section. */
const placesOf = (page: Page) =>
  page.getByRole('note').evaluateAll((notes) =>
    notes.map((note) => {
      const box = (element: Element | null) => (element ?? note).getBoundingClientRect().toJSON() as DOMRect;
      return {
        note: box(note),
        words: box(note.previousElementSibling),
        section: box(note.closest('section')),
      };
    }),
  );

test('places margin notes next to their text, or after it on phones', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(most.path);
  await becomesLive(page);
  await expect(page.getByRole('note')).toHaveCount(most.count);
  expect(most.count).toBeGreaterThan(1);
  const wide = await placesOf(page);
  for (const [index, { note, words, section }] of wide.entries()) {
    expect(note.left).toBeGreaterThan(words.right);
    expect(note.right).toBeLessThanOrEqual(DESKTOP.width);
    expect(note.top).toBeGreaterThanOrEqual(words.top);
    expect(note.bottom).toBeLessThanOrEqual(section.bottom);
    const next = wide[index + 1]?.note;
    if (next) expect(next.top - note.top).toBeGreaterThan(DESKTOP.height);
  }
  await page.setViewportSize(PHONE);
  for (const { note, words } of await placesOf(page)) {
    expect(note.top).toBeGreaterThan(words.bottom);
    expect(note.left).toBe(words.left);
  }
});
