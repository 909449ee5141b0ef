import type { Locator } from '@playwright/test';
import {
  answerNext,
  namesInTable,
  openTab,
  SESSION,
  startAddingBroker,
  storedNames,
  storing,
} from './support.ts';
import { expect, test } from './test.ts';

/** Presses a control by the keyboard alone: it must take the focus. */
async function press(control: Locator) {
  await control.focus();
  await expect(control).toBeFocused();
  await control.press('Enter');
}

test.describe(() => {
  test.use({ storageState: storing(SESSION), viewport: { width: 390, height: 844 } });

  test('adds, edits, deletes and moves records by keyboard on a phone', async ({ page }) => {
    await openTab(page, 'brokers');
    await startAddingBroker(page, 'Typed on a Phone');
    await page.keyboard.press('Enter');
    await expect(page.getByText('“Typed on a Phone” saved.')).toBeVisible();

    await press(page.getByRole('button', { name: 'Edit Typed on a Phone' }));
    const name = page.getByRole('dialog').getByLabel('Name *');
    await expect(name).toBeFocused();
    await name.fill('Edited on a Phone');
    await name.press('Enter');
    await expect(page.getByText('“Edited on a Phone” saved.')).toBeVisible();

    const question = answerNext(page, true);
    await press(page.getByRole('button', { name: 'Delete Edited on a Phone' }));
    expect(await question).toBe('Are you sure you want to delete this broker?');
    const undo = page.getByRole('button', { name: 'Undo deleting “Edited on a Phone”' });
    await expect(undo).toBeFocused();
    expect(await storedNames(page, 'upm_brokers')).not.toContain('Edited on a Phone');
    await undo.press('Enter');
    await expect(page.getByText('“Edited on a Phone” brought back.')).toBeVisible();

    await openTab(page, 'platforms');
    await press(page.getByRole('button', { name: 'Move up cTrader' }));
    await expect(page.getByText('cTrader moved to place 2 of 3.')).toBeVisible();
    await expect.poll(() => namesInTable(page)).toEqual(['MetaTrader 5', 'cTrader', 'MetaTrader 4']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
