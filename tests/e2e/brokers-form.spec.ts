import type { Locator, Page } from '@playwright/test';
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

/** Opens a closed section, or closes an open one. */
const toggleSection = (form: Locator, title: string) =>
  form.locator('summary').filter({ hasText: title }).click();

const licence = (form: Locator, place: string) => form.getByRole('group', { name: `Licence ${place}` });

test('B05, B06: rows are added, filled, pasted and removed by keyboard, refused where they are closed, and outlive a reload', async ({
  page,
}) => {
  const form = await openForm(page);
  await toggleSection(form, 'Licences');
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

  await test.step('B05: a field refused in a closed section opens it, with the focus and the words of the browser', async () => {
    const checkedOn = licence(form, '1 of 2').getByLabel('Licence checked on');
    await checkedOn.fill('2999-01-01');
    await toggleSection(form, 'Licences');
    await expect(checkedOn).toBeHidden();
    await saveButton(form).click();
    await expect(checkedOn).toBeFocused();
    await expect(checkedOn).toHaveAccessibleDescription(/.+/);
    await checkedOn.fill('');
  });

  page.once('dialog', (question) => void question.accept());
  await page.reload();
  const again = await openForm(page);
  await again.getByRole('button', { name: 'Restore' }).click();
  await toggleSection(again, 'Licences');
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
