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
  storing,
} from './support.ts';
import { expect, test } from './test.ts';

const QUESTION = 'Discard your unsaved changes?';
const OFFER = 'You have unsaved input here from earlier.';

test.use({ storageState: storing(SESSION) });

test("keeps a form's title, buttons and focus in view", async ({ page }) => {
  await openTab(page, 'brokers');
  await page.getByRole('button', { name: 'Add Broker' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Broker' });
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
    const name = form.getByLabel('Name *');
    await name.focus();
    const [field, title] = [await name.boundingBox(), await heading.boundingBox()];
    expect(field?.y).toBeGreaterThan((title?.y ?? Infinity) + (title?.height ?? 0));
  }
});

test('leaves a focused number field unchanged while its form scrolls', async ({ page }) => {
  await openTab(page, 'webinars');
  await page.getByRole('button', { name: 'Add Webinar' }).click();
  const minutes = page.getByRole('dialog').getByLabel('Minutes');
  await minutes.fill('45');
  await minutes.hover();
  const before = await minutes.boundingBox();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => minutes.boundingBox()).not.toEqual(before);
  await expect(minutes).toHaveValue('45');
});

test('asks before Back or Forward discards unsaved input', async ({ page }) => {
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

test('asks before closing a page with unsaved input', async ({ page }) => {
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
  // Playwright dismisses a beforeunload dialog, which would keep the page open.
  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => namesInTable(page)).toEqual(SAMPLE_BROKERS);
});

test('closes a form on Escape or a click outside, and asks first if it has been edited', async ({ page }) => {
  await openTab(page, 'brokers');
  const questions: string[] = [];
  page.on('dialog', (question) => questions.push(question.message()));
  const opener = page.getByRole('button', { name: `Edit ${FIFTH_BROKER}` });
  const form = page.getByRole('dialog', { name: 'Edit Broker' });
  const name = form.getByLabel('Name *');
  const overlay = () => page.mouse.click(4, 4);
  const escape = () => page.keyboard.press('Escape');
  for (const close of [() => form.getByRole('button', { name: 'Close' }).click(), overlay, escape]) {
    await opener.click();
    await expect(form).toBeVisible();
    await close();
    await expect(form).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  expect(questions).toEqual([]);
  await opener.click();
  await name.fill('Kept');
  await test.step('keeps the form open when a drag ends on the overlay', async () => {
    await name.hover();
    await page.mouse.down();
    await page.mouse.move(4, 4, { steps: 4 });
    await page.mouse.up();
    expect(questions).toEqual([]);
  });
  await test.step('asks each time Escape or the overlay is pressed', async () => {
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

test('scales down an uploaded logo and shows it to visitors', async ({ page }) => {
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
