import { aPlatform } from '../support/records.ts';
import { violationsOf } from './axe.ts';
import {
  answerNext,
  namesInTable,
  openTab,
  rowOf,
  SESSION,
  storedBroker,
  storedNames,
  storedRecords,
  storing,
} from './support.ts';
import { expect, test } from './test.ts';

const BROKERS = ['Alpha', 'Beta', 'Gamma'].map((name, index) => storedBroker(String(index + 1), { name }));

const storedPlatform = (id: string, name: string) => ({
  ...aPlatform({ name }),
  id,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});

const list = (brokers: readonly object[]) => storing({ ...SESSION, upm_brokers: JSON.stringify(brokers) });

test.describe('a failure in a row far below', () => {
  const brokers = Array.from({ length: 20 }, (_, index) =>
    storedBroker(String(index + 1), { name: `Broker ${String(index + 1)}` }),
  );
  test.use({ storageState: list(brokers) });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ])
    test(`B02: is said where it can be seen at ${String(viewport.width)} pixels`, async ({ page, noise }) => {
      await page.setViewportSize(viewport);
      await openTab(page, 'brokers');
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.getByRole('button', { name: 'Deactivate Broker 20' }).click();
      const notice = page.getByRole('status').filter({ hasText: '“Broker 20” was not deactivated' });
      await expect(notice).toBeInViewport({ ratio: 1 });
      const isUncovered = await notice.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 4, top + height / 2));
      });
      expect(isUncovered).toBe(true);
      noise.messages.splice(0);
    });
});

test.describe('a list of three', () => {
  test.use({ storageState: list(BROKERS) });

  test('is selected, deleted and brought back by keyboard alone', async ({ page }) => {
    await openTab(page, 'brokers');
    await page.getByLabel('Select Alpha').press('Space');
    await page.getByLabel('Select Gamma').press('Space');
    const question = answerNext(page, true);
    await page
      .getByRole('group', { name: 'With the selected rows' })
      .getByRole('button', { name: 'Delete' })
      .press('Enter');
    expect(await question).toBe('Are you sure you want to delete these 2 brokers?');
    await expect(page.getByRole('status')).toHaveText('2 brokers deleted.');
    expect(await storedNames(page, 'upm_brokers')).toEqual(['Beta']);
    await expect(page.getByRole('button', { name: 'Undo deleting 2 brokers' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('2 brokers brought back.');
    await expect.poll(() => namesInTable(page)).toEqual(['Alpha', 'Beta', 'Gamma']);
    await expect(page.getByRole('button', { name: 'Delete Alpha' })).toBeFocused();
  });

  test('keeps the focus on a row that moves as it is changed', async ({ page }) => {
    await page.goto('/admin?tab=brokers&sort=status');
    await page.getByRole('button', { name: 'Deactivate Alpha' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Activate Alpha', exact: true })).toBeFocused();
    await expect.poll(() => namesInTable(page)).toEqual(['Beta', 'Gamma', 'Alpha']);
  });

  test('is searched and sorted as its address says, also after a reload', async ({ page }) => {
    await openTab(page, 'brokers');
    await page.getByRole('searchbox').pressSequentially('a');
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(page).toHaveURL(/\?tab=brokers&(?=.*q=a)(?=.*sort=name)(?=.*order=desc)/);
    await page.reload();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('a');
    await expect.poll(() => namesInTable(page)).toEqual(['Gamma', 'Beta', 'Alpha']);
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  });

  test('has no accessibility fault at 390 and 1280 px, with a selection and an undo on offer', async ({
    page,
  }) => {
    await openTab(page, 'brokers');
    await page.getByLabel('Select Beta').check();
    void answerNext(page, true);
    await page.getByRole('button', { name: 'Delete Alpha' }).click();
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});

test.describe('the platforms', () => {
  test.use({ storageState: storing(SESSION) });

  test('are put in order by dragging', async ({ page }) => {
    await openTab(page, 'platforms');
    const handle = rowOf(page, 'MetaTrader 5').getByTitle('Drag to another place');
    const target = await rowOf(page, 'cTrader').boundingBox();
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(300, (target?.y ?? 0) + (target?.height ?? 0) - 4, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByRole('status')).toHaveText('MetaTrader 5 moved to place 3 of 3.');
    await expect.poll(() => namesInTable(page)).toEqual(['MetaTrader 4', 'cTrader', 'MetaTrader 5']);
  });

  test('are put in order by keyboard, which the public page follows', async ({ page }) => {
    await openTab(page, 'platforms');
    const up = page.getByRole('button', { name: 'Move up cTrader' });
    await up.press('Enter');
    await up.press('Enter');
    await expect(page.getByRole('status')).toHaveText('cTrader moved to place 1 of 3.');
    await expect(up).toBeFocused();
    await page.goto('/platforms');
    await expect(page.getByRole('article').first()).toContainText('cTrader');
  });
});

test.describe('45 platforms', () => {
  const names = Array.from({ length: 45 }, (_, index) => `Platform ${String(index + 1)}`);
  const platforms = names.map((name, index) => ({
    ...storedPlatform(String(index + 1), name),
    sortOrder: index + 1,
  }));
  test.use({ storageState: storing({ ...SESSION, upm_platforms: JSON.stringify(platforms) }) });

  test('B15: Enter time and again moves the same one, over the end of the page too', async ({ page }) => {
    await openTab(page, 'platforms');
    const down = page.getByRole('button', { name: 'Move down Platform 19', exact: true });
    await down.focus();
    for (const place of [20, 21, 22]) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toHaveText(`Platform 19 moved to place ${String(place)} of 45.`);
      await expect(down).toBeFocused();
    }
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await expect
      .poll(async () => (await storedRecords(page, 'upm_platforms'))[18])
      .toMatchObject({ name: 'Platform 19', sortOrder: 22 });
  });

  test('B17: the page is there again after a look elsewhere and Back, and after a reload', async ({
    page,
  }) => {
    await openTab(page, 'platforms');
    for (let turn = 0; turn < 2; turn += 1) await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => namesInTable(page)).toEqual(names.slice(40));
    await expect(page).toHaveURL(/page=3/);
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
    await page.goBack();
    await expect.poll(() => namesInTable(page)).toEqual(names.slice(40));
    await page.reload();
    await expect.poll(() => namesInTable(page)).toEqual(names.slice(40));
  });

  test('B23: the page scrolls along with one that is dragged to its edge', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await openTab(page, 'platforms');
    await page
      .getByRole('row', { name: /Platform 1\b/ })
      .getByTitle('Drag to another place')
      .hover();
    await page.mouse.down();
    await page.mouse.move(640, 590, { steps: 4 });
    await expect(rowOf(page, 'Platform 20')).toBeInViewport();
    await page.mouse.move(640, 300);
    const stands = await page.evaluate(() => scrollY);
    expect(stands).toBeGreaterThan(300);
    await page.mouse.move(640, 4, { steps: 2 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(stands);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await namesInTable(page)).toEqual(names.slice(0, 20));
  });
});

test('B26: five rows deactivated in quick succession are all deactivated', async ({ browser }) => {
  const five = ['A', 'B', 'C', 'D', 'E'].map((name, index) =>
    storedBroker(String(index + 1), { name: `Broker ${name}` }),
  );
  const context = await browser.newContext({ storageState: list(five) });
  const page = await context.newPage();
  await openTab(page, 'brokers');
  for (const { name } of five) await page.getByRole('button', { name: `Deactivate ${name}` }).click();
  await expect
    .poll(async () => (await storedRecords(page, 'upm_brokers')).map(({ isActive }) => isActive))
    .toEqual([false, false, false, false, false]);
  await expect(page.getByRole('button', { name: /^Activate / })).toHaveCount(5);
  await context.close();
});

test.describe('a list of 5,000', () => {
  const many = Array.from({ length: 5000 }, (_, index) =>
    storedBroker(String(index + 1), { name: `Broker ${String(index + 1)}` }),
  );
  test.use({ storageState: list(many) });

  test('F29: is listed, searched, and changed as a whole', async ({ page }) => {
    await openTab(page, 'brokers');
    await expect(page.getByText('Page 1 of 250')).toBeVisible();
    await page.getByRole('searchbox').fill('Broker 4999');
    await expect(page.getByText('1 of 5,000 brokers found')).toBeVisible();
    await expect.poll(() => namesInTable(page)).toEqual(['Broker 4999']);
    await page.getByRole('searchbox').fill('');
    await page.getByLabel('Select all 5,000').check();
    await page
      .getByRole('group', { name: 'With the selected rows' })
      .getByRole('button', { name: 'Deactivate' })
      .click();
    await expect(page.getByRole('status')).toHaveText('5,000 brokers deactivated.');
  });
});
