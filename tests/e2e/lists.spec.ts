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

  test('B02: is said where it can be seen on a phone', async ({ page, noise }) => {
    await page.setViewportSize({ width: 390, height: 844 });
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

  test('is selected, deleted and brought back by keyboard alone, and is accessible with an undo on offer', async ({
    page,
  }) => {
    await page.goto('/admin?tab=brokers&sort=status');
    await page.getByRole('button', { name: 'Deactivate Alpha' }).press('Enter');
    // The row moves as it is changed, and the focus with it.
    await expect.poll(() => namesInTable(page)).toEqual(['Beta', 'Gamma', 'Alpha']);
    await expect(page.getByRole('button', { name: 'Activate Alpha', exact: true })).toBeFocused();
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
    const undo = page.getByRole('button', { name: 'Undo deleting 2 brokers' });
    await expect(undo).toBeFocused();

    await page.getByLabel('Select Beta').check();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(await violationsOf(page)).toEqual([]);

    await undo.press('Enter');
    await expect(page.getByRole('status')).toHaveText('2 brokers brought back.');
    await expect.poll(() => namesInTable(page)).toEqual(['Beta', 'Gamma', 'Alpha']);
    await expect(page.getByRole('button', { name: 'Delete Alpha' })).toBeFocused();
  });
});

test.describe('45 platforms', () => {
  const names = Array.from({ length: 45 }, (_, index) => `Platform ${String(index + 1)}`);
  const platforms = names.map((name, index) => ({
    ...storedPlatform(String(index + 1), name),
    sortOrder: index + 1,
  }));
  test.use({ storageState: storing({ ...SESSION, upm_platforms: JSON.stringify(platforms) }) });

  test('B23: are put in order by dragging, and the page scrolls along with one dragged to its edge', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await openTab(page, 'platforms');
    const handle = page.getByRole('row', { name: /Platform 1\b/ }).getByTitle('Drag to another place');
    await handle.hover();
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

    await handle.hover();
    const target = await page.getByRole('row', { name: /Platform 3\b/ }).boundingBox();
    await page.mouse.down();
    await page.mouse.move(300, (target?.y ?? 0) + (target?.height ?? 0) - 4, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByRole('status')).toHaveText('Platform 1 moved to place 3 of 45.');
    const moved = ['Platform 2', 'Platform 3', 'Platform 1'];
    await expect.poll(async () => (await namesInTable(page)).slice(0, 3)).toEqual(moved);
  });
});
