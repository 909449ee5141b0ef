import type { Locator, Page } from '@playwright/test';
import { seededBrokers } from '../support/owner.ts';
import { someFacts } from '../support/records.ts';
import { openTab, saveButton, SESSION, storedBroker, storedRecords, storing } from './support.ts';
import { expect, test } from './test.ts';

const OWN = 'Test Broker';
const own = storedBroker('1', { ...someFacts, name: OWN });

test.use({
  storageState: storing({ ...SESSION, upm_brokers: JSON.stringify([own]) }),
  permissions: ['clipboard-read', 'clipboard-write'],
});

async function openForm(page: Page) {
  await openTab(page, 'brokers');
  await page.getByRole('button', { name: `Edit ${OWN}` }).click();
  return page.getByRole('dialog', { name: 'Edit Broker' });
}

const openSection = (form: Locator, title: string) =>
  form.locator('summary').filter({ hasText: title }).click();

const licence = (form: Locator, place: string) => form.getByRole('group', { name: `Licence ${place}` });

for (const { section, label, text } of [
  { section: 'Licences', label: 'Licence checked on', text: '2999-01-01' },
  { section: 'Licences', label: 'Register entry', text: 'javascript:alert(1)' },
  { section: 'The firm', label: 'Retail accounts that lose money, in percent', text: '101' },
])
  test(`B05: ${label} with ${text} in a closed section opens it, has the focus and the browser's words`, async ({
    page,
  }) => {
    const form = await openForm(page);
    const title = form.locator('summary').filter({ hasText: section });
    const field = form.getByLabel(label).first();
    await title.click();
    await field.fill(text);
    await title.click();
    await expect(field).toBeHidden();
    await form.getByRole('button', { name: 'Update Broker' }).click();
    await expect(field).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/.+/);
    await expect(form).toBeVisible();
  });

test('B06: rows are added, filled, pasted and removed by keyboard, and what was typed outlives a reload', async ({
  page,
}) => {
  const form = await openForm(page);
  await openSection(form, 'Licences');
  await form.getByRole('button', { name: 'Remove licence 1' }).press('Enter');
  await expect(form.getByText('Licence 1 removed, 0 left.')).toBeAttached();
  const add = form.getByRole('button', { name: 'Add licence' });
  await expect(add).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(licence(form, '1 of 1').getByLabel('Regulator')).toBeFocused();
  await page.keyboard.type('First regulator');
  await page.keyboard.press('Tab');
  await expect(licence(form, '1 of 1').getByLabel('Company that holds it')).toBeFocused();
  await page.keyboard.type('First Ltd');
  await page.keyboard.press('Enter');
  const second = licence(form, '2 of 2').getByLabel('Regulator');
  await expect(second).toBeFocused();
  await expect(form).toBeVisible();

  await page.evaluate(() =>
    navigator.clipboard.writeText(
      'Second regulator\tSecond Ltd\tS-2\thttps://register.example/2\nThird regulator\tThird Ltd',
    ),
  );
  await page.keyboard.press('ControlOrMeta+V');
  await expect(form.getByText('2 lines pasted as rows.')).toBeAttached();
  await expect(licence(form, '2 of 3').getByLabel('Licence number')).toHaveValue('S-2');
  await expect(licence(form, '3 of 3').getByLabel('Regulator')).toHaveValue('Third regulator');
  await expect(licence(form, '3 of 3').getByLabel('Regulator')).toBeFocused();
  await form.getByRole('button', { name: 'Remove licence 3' }).press('Enter');
  await expect(licence(form, '2 of 2').getByLabel('Regulator')).toBeFocused();

  page.once('dialog', (question) => void question.accept());
  await page.reload();
  const again = await openForm(page);
  await again.getByRole('button', { name: 'Restore' }).click();
  await openSection(again, 'Licences');
  await expect(licence(again, '1 of 2').getByLabel('Company that holds it')).toHaveValue('First Ltd');
  await expect(licence(again, '2 of 2').getByLabel('Register entry')).toHaveValue(
    'https://register.example/2',
  );
  await saveButton(again).click();
  await expect(again).toHaveCount(0);
  expect((await storedRecords(page, 'upm_brokers'))[0]).toMatchObject({
    licences: [
      { regulator: 'First regulator', entity: 'First Ltd' },
      { regulator: 'Second regulator', entity: 'Second Ltd', number: 'S-2' },
    ],
  });
});

test('B06: a cost row shows the example trade while it is typed', async ({ page }) => {
  const form = await openForm(page);
  await openSection(form, 'Costs');
  await form.getByRole('button', { name: 'Add cost row' }).press('Enter');
  const row = form.getByRole('group', { name: 'Cost row 2 of 2' });
  await expect(row.getByLabel('Instrument')).toBeFocused();
  for (const text of ['EUR/USD', 'Typed', '0.1', '7', '0.9']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // 1.00 for the spread and 7.00 of commission, 9.00 of which a night pays back: C14 with one night.
  await expect(
    row.getByText(/spread \$1\.00, commission \$7\.00, .*together −\$1\.00 \(you are paid\)/),
  ).toBeVisible();
});

test.describe('the brokers of the build', () => {
  test.use({ storageState: storing(SESSION) });

  test('B07: are taken by the form as they are', async ({ page }) => {
    await openTab(page, 'brokers');
    for (const { name } of seededBrokers) {
      await page.getByRole('button', { name: `Edit ${name}` }).click();
      const form = page.getByRole('dialog', { name: 'Edit Broker' });
      await saveButton(form).click();
      await expect(form).toHaveCount(0);
    }
  });
});
