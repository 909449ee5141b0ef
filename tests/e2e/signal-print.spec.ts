import type { Page } from '@playwright/test';
import { withoutFrames } from './screens.ts';
import { becomesLive } from './support.ts';
import { expect, test } from './test.ts';

const BOARD = '/services/signals';

test.use({ storageState: withoutFrames });

/** Whether each gain and loss in the drawings is filled or hollow, such as `gain: filled`. */
const paints = (page: Page) =>
  page.getByRole('img').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const probe = drawing.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'rect'));
      probe.style.fill = 'var(--board)';
      const ground = getComputedStyle(probe).fill;
      probe.remove();
      return [...drawing.querySelectorAll('[class*="gain"], [class*="win"], [class*="loss"]')].map(
        (shape) => {
          const side = (shape.getAttribute('class') ?? '').includes('loss') ? 'loss' : 'gain';
          return `${side}: ${getComputedStyle(shape).fill === ground ? 'hollow' : 'filled'}`;
        },
      );
    }),
  );

const expectNoButtons = (page: Page) =>
  expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);

test('distinguishes gains from losses in print without colour, and prints no buttons', async ({ page }) => {
  await test.step('prints the record with its tables', async () => {
    await page.goto(`${BOARD}/record`);
    await becomesLive(page);
    for (const media of [
      { forcedColors: 'active', media: 'screen' },
      { forcedColors: 'none', media: 'print' },
    ] as const) {
      await page.emulateMedia(media);
      expect(new Set(await paints(page))).toEqual(new Set(['gain: filled', 'loss: hollow']));
    }
    const tables = page.locator('details', { hasText: 'Show as a table' }).getByRole('table');
    await expect(tables).toHaveCount(2);
    for (const table of await tables.all()) await expect(table).toBeVisible();
    await expectNoButtons(page);
  });
  await test.step('prints the board with a mark for each outcome', async () => {
    await page.goto(BOARD);
    await becomesLive(page);
    const drawn = await Promise.all(
      ['won', 'lost'].map((outcome) => {
        const mark = page.locator(`[data-outcome="${outcome}"] path`).first();
        return expect(mark)
          .toBeVisible()
          .then(() => mark.getAttribute('d'));
      }),
    );
    expect(new Set(drawn).size).toBe(2);
    await expectNoButtons(page);
  });
  await test.step('prints a signal without the link to the calculator', async () => {
    await page.emulateMedia({ media: 'screen' });
    const signal = page.getByRole('main').getByRole('link', { name: /, signal \d+/ });
    await signal.first().click();
    const size = page.getByRole('main').getByRole('link', { name: 'Size this trade' });
    await expect(size).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(size).toBeHidden();
    await expectNoButtons(page);
  });
});
