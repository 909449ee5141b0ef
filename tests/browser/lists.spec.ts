import { AxeBuilder } from '@axe-core/playwright';
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

const list = (brokers: readonly object[]) => storing({ ...SESSION, upm_brokers: JSON.stringify(brokers) });

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
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
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
