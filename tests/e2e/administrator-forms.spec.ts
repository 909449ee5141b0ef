import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import {
  answerNext,
  FIFTH_BROKER,
  listRow,
  LOGO,
  namesInTable,
  openTab,
  rowOf,
  SAMPLE_BROKERS,
  saveButton,
  serveLogo,
  SESSION,
  signIn,
  startAddingBroker,
  storedNames,
  storedRecords,
  storing,
} from './support.ts';
import { expect, test } from './test.ts';

const QUESTION = 'Discard what you have typed?';
const OFFER = 'What you typed here before was not saved. It has been kept.';

/** Presses Tab until something has the focus that this names. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  const wanted = page.getByRole(role, { name });
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test.use({ storageState: storing(SESSION) });

for (const width of [390, 1280])
  test(`a form keeps its title and its buttons in view while it is scrolled at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await openTab(page, 'brokers');
    const form = await startAddingBroker(page, 'Scrolled');
    const last = form.getByLabel('Active: shown to visitors');
    await last.focus();
    await expect(last).toBeInViewport();
    await expect(form.getByRole('heading', { name: 'Add New Broker' })).toBeInViewport({ ratio: 1 });
    await expect(saveButton(form)).toBeInViewport({ ratio: 1 });
    const name = form.getByLabel('Name *');
    await name.focus();
    const field = await name.boundingBox();
    const title = await form.getByRole('heading', { name: 'Add New Broker' }).boundingBox();
    expect(field?.y).toBeGreaterThan((title?.y ?? Infinity) + (title?.height ?? 0));
  });

test('a broker is added and edited by keyboard alone', async ({ page }) => {
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
  await expect(description).toHaveAccessibleDescription('Please fill out this field.');
  await page.keyboard.type('Typed without a mouse.');
  await expect(description).toHaveAccessibleDescription('');
  for (const text of ['50', '1:30', '0.4 pips', '4.7']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await expect(form.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();

  await tabTo(page, 'textbox', 'Feature 1 of 1');
  for (const key of ['One', 'Enter', 'Enter', 'Backspace', 'Two'])
    await (key.length > 3 ? page.keyboard.press(key) : page.keyboard.type(key));
  await expect(form.getByRole('textbox', { name: 'Feature 2 of 2' })).toBeFocused();
  await tabTo(page, 'button', 'Add Broker');
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(page.getByText('“By Keyboard” saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Broker' })).toBeFocused();
  expect((await storedRecords(page, 'upm_brokers')).at(-1)).toMatchObject({
    name: 'By Keyboard',
    rating: 4.7,
    features: ['One', 'Two'],
  });

  await tabTo(page, 'button', 'Edit By Keyboard');
  await page.keyboard.press('Enter');
  const edit = page.getByRole('dialog', { name: 'Edit Broker' });
  await page.keyboard.type('Renamed By Keyboard');
  await tabTo(page, 'button', 'Update Broker');
  // Back over the closed sections.
  const active = edit.getByRole('checkbox', { name: 'Active: shown to visitors' });
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Shift+Tab');
  await expect(active).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(edit).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Edit .*Keyboard$/ })).toBeFocused();
  await expect(rowOf(page, 'Renamed By Keyboard').getByText('Inactive')).toBeVisible();
});

for (const size of [
  { width: 390, height: 700 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${String(size.width)} pixels`, () => {
    test.use({ viewport: size });

    test('what has the focus is never hidden, and axe finds nothing in a form that refuses and offers', async ({
      page,
    }) => {
      await openTab(page, 'brokers');
      const form = await startAddingBroker(page, 'Kept');
      await Promise.all([answerNext(page, true), page.reload()]);
      await page.getByRole('button', { name: 'Add Broker' }).click();
      await expect(form.getByText(OFFER)).toBeVisible();
      await form.getByLabel('Contact email').fill('nobody');
      await saveButton(form).click();
      await expect(form.getByLabel('Name *')).toHaveAccessibleDescription('Please fill out this field.');
      expect(await violationsOf(page)).toEqual([]);

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
    });
  });
}

test('several lines are pasted as several rows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTab(page, 'brokers');
  const form = await startAddingBroker(page, 'Pasted');
  await page.evaluate(() => navigator.clipboard.writeText('One\nTwo\n\nThree'));
  await listRow(form, 'feature', 1).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(listRow(form, 'feature', 3)).toHaveValue('Three');
  await expect(listRow(form, 'feature', 3)).toBeFocused();
  await saveButton(form).click();
  await expect(form).toHaveCount(0);
  expect((await storedRecords(page, 'upm_brokers')).at(-1)).toMatchObject({
    features: ['One', 'Two', 'Three'],
  });
});

test('a logo is shown beside its address once that is typed, and nothing is fetched before', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname);
  });
  await serveLogo(page);
  await openTab(page, 'brokers');
  const form = await startAddingBroker(page, 'With Logo');
  fetched.length = 0;
  await form.getByLabel('Logo URL').pressSequentially(LOGO);
  await expect(form.locator('img')).toBeVisible();
  expect(fetched).toEqual([new URL(LOGO).pathname]);
});

test('what was typed survives an accidental reload, and is offered', async ({ page }) => {
  await openTab(page, 'brokers');
  const form = await startAddingBroker(page, 'Half Typed');
  const closing = answerNext(page, true);
  await Promise.all([closing, page.reload()]);
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Add Broker' }).click();
  await expect(form.getByText(OFFER)).toBeVisible();
  await expect(form.getByLabel('Name *')).toHaveValue('');
  const restore = form.getByRole('button', { name: 'Restore' });
  await expect(restore).toBeFocused();
  await expect(restore).toHaveAccessibleDescription(OFFER);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Name *')).toHaveValue('Half Typed');
  await expect(form.getByLabel('Name *')).toBeFocused();
  await saveButton(form).click();
  await expect(form).toHaveCount(0);
  await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual([...SAMPLE_BROKERS, 'Half Typed']);
  await page.getByRole('button', { name: 'Add Broker' }).click();
  await expect(form.getByLabel('Name *')).toBeFocused();
  await expect(form.getByText(OFFER)).toHaveCount(0);
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
    await rowOf(page, FIFTH_BROKER).getByRole('button', { name: /^Edit/ }).click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await page.keyboard.press('Backspace');
    // A question would be refused, and the page stay.
    await page.reload();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => namesInTable(page)).toEqual(SAMPLE_BROKERS);
  });

  test('F103: is asked for at each press of Escape, however often', async ({ page }) => {
    await openTab(page, 'brokers');
    const form = await startAddingBroker(page, 'Kept');
    for (let press = 0; press < 3; press += 1) {
      const asked = answerNext(page, false);
      await page.keyboard.press('Escape');
      expect(await asked).toBe(QUESTION);
    }
    await expect(form.getByLabel('Name *')).toHaveValue('Kept');
    await expect(form.getByLabel('Spreads *')).toBeFocused();
  });

  test('F69: is kept for the next sign-in when another tab logs out', async ({ page, context }) => {
    await openTab(page, 'brokers');
    const form = await startAddingBroker(page, 'Kept');
    const other = await context.newPage();
    await other.goto('/admin');
    await other.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/secure/admin/login');
    await signIn(page);
    await expect(page).toHaveURL('/admin?tab=brokers');
    await page.getByRole('button', { name: 'Add Broker' }).click();
    await form.getByRole('button', { name: 'Restore' }).click();
    await expect(form.getByLabel('Name *')).toHaveValue('Kept');
  });
});

test('F70: the guard shows nothing of the dashboard before it knows who is there', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    localStorage.clear();
    const look = () => {
      if (/Overview|Dashboard|IB Partners/.test(document.querySelector('body')?.innerText ?? ''))
        document.title = 'leaked';
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  // As the host sends it, before any script.
  const sent = await (await page.request.get('/admin?tab=brokers')).text();
  const words = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim(),
    sent,
  );
  expect(words).not.toMatch(/Overview|Dashboard|IB Partners|Log out/);
  await page.goto('/admin?tab=brokers');
  await expect(page).toHaveURL('/secure/admin/login');
  await expect(page).toHaveTitle(/Log in/);
});
