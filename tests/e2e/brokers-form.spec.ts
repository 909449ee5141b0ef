import type { Page } from '@playwright/test';
import { someFacts } from '../support/records.ts';
import { openTab, saveButton, SESSION, storedBroker, storedRecords, storing } from './support.ts';
import { expect, test } from './test.ts';

const OWN = 'Test Broker';
const own = storedBroker('1', { ...someFacts, name: OWN });

test.use({ storageState: storing({ ...SESSION, upm_brokers: JSON.stringify([own]) }) });

async function openForm(page: Page) {
  await openTab(page, 'brokers');
  await page.getByRole('button', { name: `Edit ${OWN}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Broker' });
  const licences = form.locator('summary').filter({ hasText: 'Licences' });
  return { form, licences, second: form.getByRole('group', { name: 'Licence 2 of 2' }) };
}

test('adds a licence by keyboard, opens its section when refused, and keeps it over a reload', async ({
  page,
}) => {
  const { form, licences, second } = await openForm(page);
  await licences.click();
  await form.getByRole('button', { name: 'Add licence' }).press('Enter');
  await expect(second.getByLabel('Regulator')).toBeFocused();
  await page.keyboard.type('Second regulator');

  const checkedOn = second.getByLabel('Licence checked on');
  await checkedOn.fill('2999-01-01');
  await licences.click();
  await expect(checkedOn).toBeHidden();
  await saveButton(form).click();
  await expect(checkedOn).toBeFocused();
  await expect(checkedOn).toHaveAccessibleDescription(/.+/);
  await checkedOn.fill('');

  page.once('dialog', (question) => void question.accept());
  await page.reload();
  const again = await openForm(page);
  await again.form.getByRole('button', { name: 'Restore' }).click();
  await saveButton(again.form).click();
  await expect(again.form).toHaveCount(0);
  expect((await storedRecords(page, 'upm_brokers'))[0]).toMatchObject({
    licences: [{}, { regulator: 'Second regulator' }],
  });
});

test('imports brokers from a spreadsheet after a preview', async ({ page }) => {
  await openTab(page, 'brokers');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import brokers from CSV' });
  const csv =
    'Id;Name;Description;Min Deposit;Leverage;Spreads\r\n1;Test Broker;x;5;1:30;1\r\n;New;x;5;1:2;1\r\n;Bad;;;;';
  await dialog.getByLabel('CSV file').setInputFiles({
    name: 'brokers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await expect(dialog.getByText(/^3 rows: 1 added, 1 changed, 1 refused\./)).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^4 Bad Refused\. Description: ./ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 brokers' }).click();
  await expect(page.getByText('Import: 1 added, 1 changed.')).toBeVisible();
  expect(await storedRecords(page, 'upm_brokers')).toMatchObject([{ leverage: '1:30' }, { name: 'New' }]);
});
