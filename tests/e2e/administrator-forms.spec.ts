import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import {
  answerNext,
  cardOf,
  FIFTH_BROKER,
  namesInTable,
  openTab,
  SAMPLE_BROKERS,
  saveButton,
  SESSION,
  startAddingBroker,
  storedRecords,
  storing,
} from './support.ts';
import { expect, test } from './test.ts';

const QUESTION = 'Discard what you have typed?';
const OFFER = 'What you typed here before was not saved. It has been kept.';

/** Presses Tab until what this names has the focus. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string) {
  const wanted = page.getByRole(role, { name });
  const found = await wanted.elementHandle();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await found.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test.use({ storageState: storing(SESSION) });

test('a form keeps its title, its buttons and what has the focus in view at 390 and 1280 px, and axe finds nothing', async ({
  page,
}) => {
  await openTab(page, 'brokers');
  const form = await startAddingBroker(page, 'Kept');
  await Promise.all([answerNext(page, true), page.reload()]);
  await page.getByRole('button', { name: 'Add Broker' }).click();
  await expect(form.getByText(OFFER)).toBeVisible();
  await form.getByLabel('Contact email').fill('nobody');
  await saveButton(form).click();
  const name = form.getByLabel('Name *');
  await expect(name).toHaveAccessibleDescription(/Please fill out this field\.$/);

  const heading = form.getByRole('heading', { name: 'Add New Broker' });
  for (const size of [
    { width: 1280, height: 720 },
    { width: 390, height: 700 },
  ]) {
    await page.setViewportSize(size);
    const last = form.getByLabel('Active: shown to visitors');
    await last.focus();
    await expect(last).toBeInViewport();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(saveButton(form)).toBeInViewport({ ratio: 1 });
    await name.focus();
    const [field, title] = [await name.boundingBox(), await heading.boundingBox()];
    expect(field?.y).toBeGreaterThan((title?.y ?? Infinity) + (title?.height ?? 0));

    const hidden: string[] = [];
    for (let presses = 0; presses < 24; presses += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest('dialog')) return '';
        const { left, top, width, height } = focused.getBoundingClientRect();
        const shown = document.elementFromPoint(left + width / 2, top + height / 2);
        return focused.contains(shown) ? '' : focused.outerHTML;
      });
      if (covered !== '') hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  }
  expect(await violationsOf(page)).toEqual([]);
});

test('a broker is added by keyboard alone', async ({ page }) => {
  await openTab(page, 'brokers');
  await tabTo(page, 'button', 'Add Broker');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add New Broker' });
  await expect(form.getByLabel('Name *')).toBeFocused();

  // Sent too early: the browser leads to the first field that is missing, and its words stand beside it.
  await page.keyboard.type('By Keyboard');
  await page.keyboard.press('Enter');
  const description = form.getByLabel('Description *');
  await expect(description).toBeFocused();
  await expect(description).toHaveAccessibleDescription('0 of 600 characters Please fill out this field.');
  await page.keyboard.type('Typed without a mouse.');
  await expect(description).toHaveAccessibleDescription('22 of 600 characters');
  for (const text of ['50', '1:30', '0.4 pips', '4.7']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await expect(form.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();

  await tabTo(page, 'textbox', 'Feature 1 of 1');
  for (const key of ['One', 'Enter', 'Enter', 'Backspace', 'Two'])
    await (key.length > 3 ? page.keyboard.press(key) : page.keyboard.type(key));
  await expect(form.getByRole('textbox', { name: 'Feature 2 of 2' })).toBeFocused();
  await tabTo(page, 'checkbox', 'Active: shown to visitors');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(page.getByText('“By Keyboard” saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Broker' })).toBeFocused();
  expect((await storedRecords(page, 'upm_brokers')).at(-1)).toMatchObject({
    name: 'By Keyboard',
    rating: 4.7,
    features: ['One', 'Two'],
    isActive: false,
  });
});

test.describe('unsaved typing', () => {
  test('is asked for before the back button, and then before forward, throws it away', async ({ page }) => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Platforms' }).click();
    await page.getByRole('link', { name: 'IB Partners' }).click();
    await expect(page.getByRole('table', { name: 'brokers' })).toBeVisible();
    await page.getByRole('link', { name: 'System' }).click();
    await page.goBack();
    await expect(page.getByRole('table', { name: 'brokers' })).toBeVisible();
    const form = await startAddingBroker(page, 'Kept');
    for (const leave of [() => page.goBack(), () => page.goForward()]) {
      const kept = answerNext(page, false);
      await leave();
      expect(await kept).toBe(QUESTION);
      await expect(page).toHaveURL('/admin?tab=brokers');
      await expect(form.getByLabel('Name *')).toHaveValue('Kept');
    }
    const dropped = answerNext(page, true);
    await page.goBack();
    await dropped;
    await expect(page).toHaveURL('/admin?tab=platforms');
    await expect(page.getByRole('heading', { level: 1, name: 'Platform Management' })).toBeVisible();
    await expect(form).toHaveCount(0);
    await page.goForward();
    await page.getByRole('button', { name: 'Add Broker' }).click();
    await expect(form.getByLabel('Name *')).toHaveValue('');
    await expect(form.getByText(OFFER)).toHaveCount(0);
  });

  test('makes the browser ask before the page is closed, and typing that was taken back does not', async ({
    page,
  }) => {
    await openTab(page, 'brokers');
    const form = await startAddingBroker(page, 'Kept');
    const asked = new Promise<string>((resolve) => {
      page.once('dialog', (question) => {
        void question.dismiss().then(() => {
          resolve(question.type());
        });
      });
    });
    await page.close({ runBeforeUnload: true });
    expect(await asked).toBe('beforeunload');
    await expect(form.getByLabel('Name *')).toHaveValue('Kept');

    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Edit ${FIFTH_BROKER}` }).click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await page.keyboard.press('Backspace');
    // A question would be refused, and the page stay.
    await page.reload();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => namesInTable(page)).toEqual(SAMPLE_BROKERS);
  });
});

test('F103: X, Cancel, the overlay and Escape close a form; the last two ask before typing is lost, a drag does nothing', async ({
  page,
}) => {
  await openTab(page, 'brokers');
  const questions: string[] = [];
  page.on('dialog', (question) => questions.push(question.message()));
  const opener = page.getByRole('button', { name: `Edit ${FIFTH_BROKER}` });
  const form = page.getByRole('dialog', { name: 'Edit Broker' });
  const name = form.getByLabel('Name *');
  const overlay = () => page.mouse.click(4, 4);
  const escape = () => page.keyboard.press('Escape');
  await test.step('closes where nothing was typed, and the focus returns to what opened it', async () => {
    for (const close of [
      () => form.getByRole('button', { name: 'Close' }).click(),
      () => form.getByRole('button', { name: 'Cancel' }).click(),
      overlay,
      escape,
    ]) {
      await opener.click();
      await expect(form).toBeVisible();
      await close();
      await expect(form).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
    expect(questions).toEqual([]);
  });
  await opener.click();
  await name.fill('Kept');
  await test.step('a drag from the form to the overlay closes nothing', async () => {
    await name.hover();
    await page.mouse.down();
    await page.mouse.move(4, 4, { steps: 4 });
    await page.mouse.up();
    expect(questions).toEqual([]);
  });
  await test.step('asks at each press of Escape, however often, and at a click on the overlay', async () => {
    for (const dismiss of [escape, escape, escape, overlay]) {
      const kept = answerNext(page, false);
      await dismiss();
      expect(await kept).toBe(QUESTION);
      await expect(name).toHaveValue('Kept');
      if (dismiss === escape) await expect(name).toBeFocused();
    }
  });
  const dropped = answerNext(page, true);
  await overlay();
  await dropped;
  await expect(form).toHaveCount(0);
  expect(questions).toHaveLength(5);
});

test('scales down a picture chosen as a logo and shows it to visitors', async ({ page }) => {
  await openTab(page, 'brokers');
  const form = await startAddingBroker(page, 'Pictured');
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="150"><rect width="300" height="150"/></svg>';
  await form
    .getByLabel('Logo from a file')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  await expect(form.getByLabel('Logo URL')).toHaveValue(/^data:image\/(?:webp|png);base64,/);
  await saveButton(form).click();
  await expect(form).toHaveCount(0);
  await page.goto('/ib-partners');
  const logo = cardOf(page, 'Pictured').getByRole('presentation');
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([64, 32]);
});
