import type { Locator, Page } from '@playwright/test';
import { signalAddresses } from '../support/owner.ts';
import { PHONE, signedIn } from './screens.ts';
import { storedRecords } from './support.ts';
import { expect, test } from './test.ts';

/** The number that the next signal gets. */
const NUMBER = String(signalAddresses.length + 1);
const MOST_STOPS = 150;

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Writes into fields, one after another, over what stands in them: each text at once, as the form follows every key. */
async function write(page: Page, form: Locator, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields)) {
    await tabTo(page, form.getByLabel(label).first());
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(text);
  }
}

const expectNoOverflow = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
};

const DRAFT = {
  'Name of the draft': 'Typed with keys',
  'Entry from': '1.08400',
  'Stop loss': '1.08000',
  'Target 1': '1.09200',
  Reason: 'A low that is higher than the one before it.',
  'What would prove it wrong': 'A fall through 1.08000.',
  Author: 'Test author, analyst',
  'Prices from': 'Test prices.',
  Interest: 'None.',
};

test.describe('S46: with the keyboard alone, at 390 px,', () => {
  test.use({ viewport: PHONE, storageState: signedIn, contextOptions: { reducedMotion: 'reduce' } });

  test('a signal is drafted, deleted and brought back, issued and followed up', async ({ page }) => {
    page.on('dialog', (question) => void question.accept());
    await page.goto('/admin?tab=signals');
    await press(page, button(page, 'New draft'));
    const form = page.getByRole('dialog', { name: 'Add New Draft' });
    await expect(form.getByLabel('Name of the draft')).toBeFocused();
    await write(page, form, DRAFT);
    await expectNoOverflow(page);
    await press(page, button(form, 'Add Draft'));
    await expect(page.getByText('“Typed with keys” saved.')).toBeVisible();

    await press(page, button(page, 'Delete the draft “Typed with keys”'));
    await expect(page.getByRole('button', { name: /^Undo deleting/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('“Typed with keys” brought back.')).toBeVisible();

    await press(page, button(page, 'Issue the draft “Typed with keys”'));
    await expect(page.getByText(`Signal ${NUMBER} is issued.`)).toBeVisible();
    await expectNoOverflow(page);

    await press(page, button(page, `Open signal ${NUMBER}`));
    const dialog = page.getByRole('dialog');
    await press(page, button(dialog, 'Entered'));
    await write(page, dialog.getByRole('form'), { Price: '1.08400' });
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Entered: recorded.')).toBeFocused();
    await expectNoOverflow(page);
    await press(page, button(dialog, 'Preview'));
    await expect(dialog.getByRole('region', { name: 'As a visitor sees it' })).toBeVisible();
    await expectNoOverflow(page);

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button(page, `Open signal ${NUMBER}`)).toBeFocused();
    const stored = (await storedRecords(page, 'upm_signals')).filter(({ hash }) => hash === undefined);
    expect(stored.map(({ kind }) => kind)).toEqual(['issued', 'triggered']);
  });
});
