import type { Page } from '@playwright/test';
import { SITE } from './servers.ts';
import { becomesLive } from './support.ts';
import { withoutFrames } from './screens.ts';
import { expect, test } from './test.ts';

const BOARD = '/services/signals';
const RECORD = `${BOARD}/record`;

async function open(page: Page, address: string) {
  await page.goto(address);
  await becomesLive(page);
}

const checkRecord = (page: Page) => page.getByRole('button', { name: 'Check the record' }).click();

test.describe('S62:', () => {
  test.use({ storageState: withoutFrames });

  /** How bars and points of gains and losses are painted in the drawings: `gain: filled`. */
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

  const differs = async (page: Page) => {
    expect(new Set(await paints(page))).toEqual(new Set(['gain: filled', 'loss: hollow']));
  };
  const nothingToPress = (page: Page) =>
    expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);

  test('gains and losses differ without their colours, and nothing that can only be pressed is printed', async ({
    page,
  }) => {
    await test.step('the record', async () => {
      await open(page, RECORD);
      await page.emulateMedia({ forcedColors: 'active' });
      await differs(page);
      await page.emulateMedia({ forcedColors: 'none', media: 'print' });
      await differs(page);
      const tables = page.locator('details', { hasText: 'The same as a table' }).getByRole('table');
      await expect(tables).toHaveCount(2);
      for (const table of await tables.all()) await expect(table).toBeVisible();
      await nothingToPress(page);
    });
    await test.step('the board', async () => {
      await page.emulateMedia({ media: 'screen' });
      await open(page, BOARD);
      const marks = page.locator('[data-outcome="won"], [data-outcome="lost"]');
      for (const media of [
        { forcedColors: 'active', media: 'screen' },
        { forcedColors: 'none', media: 'print' },
      ] as const) {
        await page.emulateMedia(media);
        for (const mark of ['won', 'lost'])
          await expect(page.locator(`[data-outcome="${mark}"] path`).first()).toBeVisible();
      }
      const shapes = await marks.evaluateAll((found) =>
        found.map((mark) =>
          [mark.getAttribute('data-outcome'), mark.querySelector('path')?.getAttribute('d')].join(' '),
        ),
      );
      expect(new Set(shapes).size).toBe(2);
      await nothingToPress(page);
    });
    await test.step('a signal', async () => {
      await page.emulateMedia({ media: 'screen' });
      await page
        .getByRole('main')
        .getByRole('link', { name: /signal \d+$/ })
        .first()
        .click();
      await expect(page.getByRole('link', { name: 'Size this trade' })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('main').getByRole('link', { name: 'Size this trade' })).toBeHidden();
      await nothingToPress(page);
    });
  });
});

test('asks for https when the record is checked over plain http', async ({ page }) => {
  const plain = 'http://plain.example';
  // A site of another name, served as the built one is: browsers take localhost for secure.
  await page.route(`${plain}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(plain, SITE) });
    await route.fulfill({ response });
  });
  await open(page, plain + RECORD);
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false]);
  await checkRecord(page);
  await expect(page.getByText(/^Browsers can only check the record over https/)).toBeVisible();
  // A chunk that is fetched ahead may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
