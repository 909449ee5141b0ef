import type { Page } from '@playwright/test';
import {
  answerNext,
  cardHeadings,
  cardOf,
  DEMO_PASSWORD,
  FIFTH_BROKER,
  fillFields,
  fillList,
  FOURTH_BROKER,
  listRow,
  LOGO,
  namesInTable,
  openTab,
  rowOf,
  SAMPLE_BROKERS,
  saveButton,
  SECOND_BROKER,
  serveLogo,
  SESSION,
  signIn,
  startAddingBroker,
  storedBroker,
  storedNames,
  storedRecords,
  storedText,
  storing,
  THIRD_BROKER,
  watchSubmit,
} from './support.ts';
import { expect, test } from './test.ts';

const DASHBOARD = 'Dashboard Overview';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Every address of this tab's history entries shown from now on. */
function addressesOf(page: Page): string[] {
  const shown: string[] = [];
  page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname));
  return shown;
}

test('an administrator deactivates one broker and adds one, and visitors see four old ones and the new one', async ({
  page,
}) => {
  await serveLogo(page);
  await page.goto('/ib-partners');
  await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);

  await page.goto('/admin');
  await expect(page).toHaveURL('/secure/admin/login');
  // The guarded address is no place to go back to.
  await page.goBack();
  await expect(page).toHaveURL('/ib-partners');
  await page.goForward();
  await expect(page).toHaveURL('/secure/admin/login');

  await signIn(page);
  await expect(page).toHaveURL('/admin');
  await expect(h1(page, DASHBOARD)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await menu.getByRole('link', { name: 'IB Partners' }).click();
  await expect(h1(page, 'IB Partners Management')).toBeVisible();
  await expect.poll(() => namesInTable(page)).toEqual(SAMPLE_BROKERS);

  const harbour = rowOf(page, SECOND_BROKER);
  await expect(harbour.getByText('Active', { exact: true })).toBeVisible();
  await harbour.getByRole('button', { name: /^Deactivate/ }).click();
  await expect(harbour.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(harbour.getByRole('button', { name: /^Activate/ })).toBeEnabled();

  await page.getByRole('button', { name: 'Add Broker' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Broker' });
  await fillFields(form, {
    'Name *': 'Éclair Example Trading',
    'Description *': 'Everything a form can say.',
    'Min deposit *': '$75',
    'Leverage *': 'up to 1:30',
    'Spreads *': 'from 0.4 pips',
    Rating: '3,9',
    Website: 'https://eclair.example',
    'Logo URL': LOGO,
    'Referral link': 'https://eclair.example/join?ref=upmark',
    'Contact email': 'partners@eclair.example',
    Regulation: 'Sample regulator, , Second sample ',
  });
  await fillList(form, 'feature', ['Raw spreads', 'Micro lots']);
  await fillList(form, 'trading platform', ['MT5', 'cTrader']);
  await fillList(form, 'account type', ['Standard']);
  const shownDisabled = await watchSubmit(form);
  await saveButton(form).click();
  await expect(form).toHaveCount(0);
  expect(await shownDisabled()).toEqual(['Saving... with 0 fields disabled']);
  await expect.poll(() => namesInTable(page)).toEqual([...SAMPLE_BROKERS, 'Éclair Example Trading']);
  const row = rowOf(page, 'Éclair Example Trading');
  for (const text of ['Sample regulator, Second sample', '$75', 'up to 1:30', '3.9', 'Active'])
    await expect(row.getByText(text, { exact: true })).toBeVisible();

  await menu.getByRole('link', { name: 'View the site' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'IB Partners' }).click();
  const remaining = SAMPLE_BROKERS.filter((name) => name !== SECOND_BROKER);
  await expect(cardHeadings(page)).toHaveText([...remaining, 'Éclair Example Trading']);
  const card = cardOf(page, 'Éclair Example Trading');
  for (const text of ['Everything a form can say.', '$75', 'from 0.4 pips', 'up to 1:30', '3.9'])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  await expect(card.getByRole('img', { name: '3 of 5 stars' })).toBeVisible();
  await expect(card.getByText('MT5, cTrader')).toBeVisible();
  await expect(card.getByText('Sample regulator, Second sample')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText(['Raw spreads', 'Micro lots']);
  await expect(card.getByRole('link', { name: /Start Trading/ })).toHaveAttribute(
    'href',
    'https://eclair.example/join?ref=upmark',
  );
  await expect(card.getByRole('link', { name: /Learn More/ })).toHaveAttribute(
    'href',
    'https://eclair.example/',
  );
  expect(await storedRecords(page, 'upm_brokers')).toContainEqual(
    expect.objectContaining({
      id: expect.stringMatching(/^\d{13}$/),
      contactEmail: 'partners@eclair.example',
      rating: 3.9,
      regulation: ['Sample regulator', 'Second sample'],
      accountTypes: ['Standard'],
    }),
  );
});

test.describe('signing in', () => {
  test('F62: a wrong password is refused in the specified words, and the right one then works', async ({
    page,
  }) => {
    await page.goto('/admin/login');
    await expect(page.getByText(`Default credentials: admin / ${DEMO_PASSWORD}`)).toBeVisible();
    await signIn(page, 'admin', DEMO_PASSWORD.toUpperCase());
    const refusal = page.getByText('Invalid username or password. Please try again.');
    await expect(refusal).toBeVisible();
    await expect(page).toHaveURL('/admin/login');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    const shownDisabled = await watchSubmit(page.locator('form'));
    await signIn(page, 'Admin');
    await expect.poll(shownDisabled).toEqual(['Logging in... with 2 fields disabled']);
    await expect(refusal).toBeVisible();
    await signIn(page);
    await expect(h1(page, DASHBOARD)).toBeVisible();
    expect(await storedText(page, 'adminToken')).toMatch(/^admin-token-\d{13}$/);
    expect(await storedText(page, 'adminData')).not.toContain(DEMO_PASSWORD);
  });

  test('F66: no crafted origin in the history leads anywhere but to /admin', async ({ page }) => {
    const origins = [
      '//evil.example',
      { pathname: 'https://evil.example/' },
      { pathname: 'javascript:alert(1)' },
      { pathname: '/\\evil.example' },
      { pathname: '/secure/admin/login' },
      { pathname: '/admin/../about' },
      7,
    ];
    const craft = (from: unknown, session: Readonly<Record<string, string>>) =>
      page.evaluate(
        (crafted) => {
          localStorage.clear();
          Object.assign(localStorage, crafted.session);
          history.replaceState({ usr: { from: crafted.from }, key: 'x', idx: 0 }, '', '/secure/admin/login');
        },
        { from, session },
      );
    await page.goto('/secure/admin/login');
    await craft({ pathname: '//evil.example' }, {});
    await page.reload();
    await signIn(page);
    await expect(h1(page, DASHBOARD)).toBeVisible();
    await expect(page).toHaveURL('/admin');
    // The others as somebody who is signed in already: the same rule sends them on, without the work of a login.
    for (const from of origins) {
      await craft(from, SESSION);
      await page.reload();
      await expect(h1(page, DASHBOARD), JSON.stringify(from)).toBeVisible();
      await expect(page).toHaveURL('/admin');
    }
  });

  test('F67: signing in leads back to the tab and fragment that were asked for', async ({ page }) => {
    await page.goto('/secure/admin/dashboard?tab=system#usage');
    await expect(page).toHaveURL('/secure/admin/login');
    await signIn(page);
    await expect(page).toHaveURL('/secure/admin/dashboard?tab=system#usage');
    await expect(h1(page, 'System Configuration')).toBeVisible();
  });
});

test.describe('a signed-in administrator', () => {
  test.use({ storageState: storing(SESSION) });

  test('F61: stays on the dashboard over a reload, without a detour by the login', async ({ page }) => {
    await page.goto('/admin?tab=analytics');
    await expect(h1(page, 'Analytics & Reports')).toBeVisible();
    const shown = addressesOf(page);
    await page.reload();
    await expect(h1(page, 'Analytics & Reports')).toBeVisible();
    // A detour would be over once the next tab has opened.
    await page.getByRole('link', { name: 'System' }).click();
    await expect(h1(page, 'System Configuration')).toBeVisible();
    expect(new Set(shown)).toEqual(new Set(['/admin']));
  });

  test('F68: is sent on from both login screens', async ({ page }) => {
    for (const address of ['/admin/login', '/secure/admin/login']) {
      await page.goto(address);
      await expect(page).toHaveURL('/admin');
      await expect(h1(page, DASHBOARD)).toBeVisible();
    }
  });

  test('F69: is signed out here when they log out in another tab', async ({ page, context }) => {
    await openTab(page, 'brokers');
    const other = await context.newPage();
    await other.goto('/admin');
    await other.getByRole('button', { name: 'Log out' }).click();
    await expect(other).toHaveURL('/secure/admin/login');
    await expect(page).toHaveURL('/secure/admin/login');
    await expect(page.getByRole('table')).toHaveCount(0);
    expect(await storedText(page, 'adminToken')).toBeNull();
    expect(await storedText(page, 'adminData')).toBeNull();
  });

  test('F70: sees nothing of the dashboard by the back button after logging out', async ({ page }) => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'IB Partners' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/secure/admin/login');
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.body.textContent.includes('Dashboard')) document.title = 'leaked';
      }).observe(document.body, { subtree: true, childList: true });
    });
    await page.goBack();
    await expect(page).toHaveURL('/secure/admin/login');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
    await expect(page).toHaveTitle(/Log in/);
  });

  test('finds five tabs with their headings, and cards that jump to them', async ({ page }) => {
    await page.goto('/secure/admin/dashboard');
    const menu = page.getByRole('navigation', { name: 'Admin' });
    const tabs = {
      'IB Partners': 'IB Partners Management',
      Platforms: 'Platform Management',
      Analytics: 'Analytics & Reports',
      System: 'System Configuration',
      Overview: DASHBOARD,
    };
    for (const [label, heading] of Object.entries(tabs)) {
      await menu.getByRole('link', { name: label, exact: true }).click();
      await expect(h1(page, heading)).toBeVisible();
    }
    const total = page.locator('section', { hasText: 'Total Brokers' });
    await expect(total.getByText('5', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Manage Platforms' }).click();
    await expect(h1(page, 'Platform Management')).toBeVisible();
  });

  test('edits a broker, whose form is prefilled and whose address stays', async ({ page }) => {
    await openTab(page, 'brokers');
    await rowOf(page, THIRD_BROKER).getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog', { name: 'Edit Broker' });
    await expect(form.getByLabel('Name *')).toHaveValue(THIRD_BROKER);
    await expect(form.getByLabel('Rating', { exact: true })).toHaveValue('4.6');
    await expect(form.getByLabel('Regulation')).toHaveValue('Sample regulator');
    await expect(listRow(form, 'feature', 2)).toHaveValue('Swap-free account');
    await form.getByRole('button', { name: 'Remove feature 2' }).click();
    await fillFields(form, { 'Name *': 'Meridian Renamed', Rating: 'none' });
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    await expect(rowOf(page, 'Meridian Renamed').getByText('Not rated', { exact: true })).toBeVisible();
    expect((await storedRecords(page, 'upm_brokers'))[2]).toMatchObject({
      id: '3',
      name: 'Meridian Renamed',
      rating: 0,
      features: ['Index and commodity CFDs', 'Published overnight rates'],
      createdAt: '2026-11-21T00:00:00.000Z',
    });
  });

  test('deletes a broker only after the specified question', async ({ page }) => {
    await openTab(page, 'brokers');
    const remove = rowOf(page, FOURTH_BROKER).getByRole('button', { name: /^Delete/ });
    const refused = answerNext(page, false);
    await remove.click();
    expect(await refused).toBe('Are you sure you want to delete this broker?');
    const accepted = answerNext(page, true);
    await remove.click();
    await accepted;
    await expect(rowOf(page, FOURTH_BROKER)).toHaveCount(0);
    const rest = SAMPLE_BROKERS.filter((name) => name !== FOURTH_BROKER);
    await expect.poll(() => storedNames(page, 'upm_brokers')).toEqual(rest);
    await expect(page.getByRole('button', { name: `Undo deleting “${FOURTH_BROKER}”` })).toBeFocused();
  });

  test('finds brokers by name, description and feature in any case, and keeps the text on the other tab', async ({
    page,
  }) => {
    await openTab(page, 'brokers');
    const search = page.getByPlaceholder('Search brokers...');
    await search.fill('COBALT');
    await expect.poll(() => namesInTable(page)).toEqual([FIFTH_BROKER]);
    await search.fill('price alerts by e-mail');
    await expect.poll(() => namesInTable(page)).toEqual([FOURTH_BROKER]);
    await search.fill('micro LOTS');
    await expect.poll(() => namesInTable(page)).toEqual([SECOND_BROKER]);
    await search.fill('.*');
    await expect(page.getByRole('heading', { name: 'No broker matches “.*”' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect.poll(() => namesInTable(page)).toEqual(SAMPLE_BROKERS);
    await search.fill('ctrader');
    await page.getByRole('link', { name: 'Platforms' }).click();
    await expect(page.getByPlaceholder('Search platforms...')).toHaveValue('ctrader');
    await expect.poll(() => namesInTable(page)).toEqual(['cTrader']);
  });

  test('F47: a double click on Add Broker saves one record', async ({ page }) => {
    await openTab(page, 'brokers');
    const form = await startAddingBroker(page, 'Only Once');
    await saveButton(form).dblclick();
    await expect(form).toHaveCount(0);
    await startAddingBroker(page, 'And Another');
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    expect(await storedNames(page, 'upm_brokers')).toEqual([...SAMPLE_BROKERS, 'Only Once', 'And Another']);
  });

  test('closes the form by X, Cancel and the overlay, and the focus returns to what opened it', async ({
    page,
  }) => {
    await openTab(page, 'brokers');
    const opener = rowOf(page, FIFTH_BROKER).getByRole('button', { name: /^Edit/ });
    const form = page.getByRole('dialog', { name: 'Edit Broker' });
    const ways = [
      () => form.getByRole('button', { name: 'Close' }).click(),
      () => form.getByRole('button', { name: 'Cancel' }).click(),
      () => page.mouse.click(4, 4),
      () => page.keyboard.press('Escape'),
    ];
    for (const close of ways) {
      await opener.click();
      await expect(form).toBeVisible();
      await close();
      await expect(form).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
    // The X and Cancel drop what was typed, and the next form starts from nothing.
    await startAddingBroker(page, 'Dropped');
    const adding = page.getByRole('dialog', { name: 'Add New Broker' });
    await adding.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Add Broker' }).click();
    await expect(adding.getByLabel('Name *')).toHaveValue('');
    await expect(adding.getByLabel('Rating', { exact: true })).toHaveValue('0');
    await expect(adding.getByLabel('Active: shown to visitors')).toBeChecked();
  });

  test('F103: a drag from the form to the overlay closes nothing; the overlay and Escape ask before typing is lost', async ({
    page,
  }) => {
    await openTab(page, 'brokers');
    const form = await startAddingBroker(page, 'Kept');
    const questions: string[] = [];
    page.on('dialog', (question) => questions.push(question.message()));
    await form.getByLabel('Name *').hover();
    await page.mouse.down();
    await page.mouse.move(4, 4, { steps: 4 });
    await page.mouse.up();
    expect(questions).toEqual([]);

    const kept = answerNext(page, false);
    await page.keyboard.press('Escape');
    expect(await kept).toBe('Discard what you have typed?');
    const keptAgain = answerNext(page, false);
    await page.mouse.click(4, 4);
    await keptAgain;
    await expect(form.getByLabel('Name *')).toHaveValue('Kept');
    expect(questions).toHaveLength(2);
    const dropped = answerNext(page, true);
    await page.mouse.click(4, 4);
    await dropped;
    await expect(form).toHaveCount(0);
  });

  test('F71: the form refuses addresses that could run something, in each of its address fields', async ({
    page,
  }) => {
    await openTab(page, 'brokers');
    const form = await startAddingBroker(page, 'Refused');
    const refused = {
      Website: 'javascript:alert(1)',
      'Logo URL': 'data:image/svg+xml,<svg onload=alert(1)>',
      'Referral link': 'https://partner@evil.example/',
    };
    for (const [label, address] of Object.entries(refused)) {
      const field = form.getByLabel(label);
      await field.fill(address);
      await saveButton(form).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription('Please enter a URL.');
      await field.fill('');
    }
    await form.getByLabel('Website').fill('https://fine.example');
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    expect(await storedNames(page, 'upm_brokers')).toEqual([...SAMPLE_BROKERS, 'Refused']);
  });

  test('platforms: adds one with a timestamp id in its place, previews 50 characters, edits and deletes it', async ({
    page,
  }) => {
    await openTab(page, 'platforms');
    await expect.poll(() => namesInTable(page)).toEqual(['MetaTrader 5', 'MetaTrader 4', 'cTrader']);
    await expect(rowOf(page, 'MetaTrader 4')).toContainText(
      'The long-established forex platform: light on old ...',
    );
    await page.getByRole('button', { name: 'Add Platform' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Platform' });
    await fillFields(form, {
      'Name *': 'Sharp Trader',
      'Description *': 'Exactly fifty characters, not one more, are in it.',
      'Sort order': '2',
      Instruments: '42',
      'Download link': 'https://sharp.example/download',
    });
    await form.getByLabel('Windows').check();
    const before = Date.now();
    const shownDisabled = await watchSubmit(form);
    await saveButton(form).click();
    await expect(form).toHaveCount(0);
    expect(await shownDisabled()).toEqual(['Saving... with 0 fields disabled']);
    // Of two with the place 2, the one that was there first stays first.
    await expect
      .poll(() => namesInTable(page))
      .toEqual(['MetaTrader 5', 'MetaTrader 4', 'Sharp Trader', 'cTrader']);
    await expect(
      rowOf(page, 'Sharp Trader').getByText('Exactly fifty characters, not one more, are in it.', {
        exact: true,
      }),
    ).toBeVisible();
    const added = (await storedRecords(page, 'upm_platforms')).at(-1);
    expect(added).toMatchObject({ name: 'Sharp Trader', instruments: 42 });
    expect(Number(added?.id)).toBeGreaterThanOrEqual(before);
    expect(Number(added?.id)).toBeLessThanOrEqual(Date.now());

    await rowOf(page, 'Sharp Trader').getByRole('button', { name: /^Edit/ }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Platform' });
    await edit.getByLabel('Sort order').fill('1');
    await edit.getByLabel('Name *').fill('Sharp Trader X');
    await saveButton(edit).click();
    await expect(edit).toHaveCount(0);
    await expect
      .poll(() => namesInTable(page))
      .toEqual(['MetaTrader 5', 'Sharp Trader X', 'MetaTrader 4', 'cTrader']);

    const question = answerNext(page, true);
    await rowOf(page, 'MetaTrader 4')
      .getByRole('button', { name: /^Delete/ })
      .click();
    expect(await question).toBe('Are you sure you want to delete this platform?');
    await expect(rowOf(page, 'MetaTrader 4')).toHaveCount(0);

    await page.getByRole('link', { name: 'View the site' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Platforms' }).click();
    await expect(cardHeadings(page)).toHaveText(['MetaTrader 5', 'Sharp Trader X', 'cTrader']);
    await page.getByRole('link', { name: 'Learn More about Sharp Trader X' }).click();
    await expect(page).toHaveURL('/platforms/sharptraderx');
    await expect(h1(page, 'Sharp Trader X')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^42$/ })).toBeVisible();
  });
});

test.describe('empty lists', () => {
  test.use({ storageState: storing({ ...SESSION, upm_brokers: '[]', upm_platforms: '[]' }) });

  test('say so in the specified words, to visitors and to administrators', async ({ page }) => {
    await page.goto('/ib-partners');
    await expect(page.getByRole('heading', { name: 'No Brokers Available' })).toBeVisible();
    await expect(
      page.getByText("We're currently updating our broker partnerships. Please check back soon."),
    ).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Platforms' }).click();
    await expect(page.getByRole('heading', { name: 'No platforms available' })).toBeVisible();
    await expect(page.getByText('Check back soon for our trading platforms')).toBeVisible();

    await page.goto('/admin?tab=brokers');
    await expect(page.getByRole('heading', { name: 'No brokers found' })).toBeVisible();
    await expect(page.getByText('Get started by adding your first broker')).toBeVisible();
    await page.getByRole('button', { name: 'Add First Broker' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Broker' });
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Platforms' }).click();
    await expect(page.getByRole('heading', { name: 'No platforms found' })).toBeVisible();
    await expect(page.getByText('Get started by adding your first trading platform')).toBeVisible();
    await page.getByRole('button', { name: 'Add First Platform' }).click();
    await expect(page.getByRole('dialog', { name: 'Add New Platform' })).toBeVisible();
  });
});

test.describe('what is stored is shown as it is, and nothing of it runs', () => {
  const DANGEROUS = [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript://comment%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:alert(1)',
    '//evil.example',
    'https:evil.example',
    'https://admin@evil.example/',
  ];
  const NAMES = [
    '<img src=x onerror="document.title=\'run\'">',
    'x'.repeat(10_000),
    '👩‍👩‍👧‍👦 Family Example 🚀',
    'مثال للوساطة ‮ Example',
  ];

  test.describe('dangerous addresses', () => {
    const brokers = DANGEROUS.map((address, index) =>
      storedBroker(String(index + 1), {
        name: `Broker ${String(index + 1)}`,
        website: address,
        referralLink: address,
        logo: address,
      }),
    );
    test.use({ storageState: storing({ upm_brokers: JSON.stringify(brokers) }) });

    test('F71: stored ones become no link and no image', async ({ page }) => {
      await page.goto('/ib-partners');
      await expect(page.getByRole('article')).toHaveCount(DANGEROUS.length);
      // What is left leads to pages of this site.
      const addresses = await page
        .getByRole('article')
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect([...new Set(addresses)].sort()).toEqual(['/ib-partners/method', '/risk-disclosure']);
      await expect(page.getByRole('article').locator('img')).toHaveCount(0);
    });
  });

  test.describe('names', () => {
    const brokers = NAMES.map((name, index) => storedBroker(String(index + 1), { name }));
    test.use({
      viewport: { width: 390, height: 844 },
      storageState: storing({ ...SESSION, upm_brokers: JSON.stringify(brokers) }),
    });

    test('F77: markup, very long, emoji and right-to-left names are text that wraps', async ({ page }) => {
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await page.goto('/ib-partners');
      await expect(cardHeadings(page)).toHaveText(NAMES);
      expect(await overflow()).toBe(0);
      await expect(page).toHaveTitle(/Partner brokers/);
      await page.goto('/admin?tab=brokers');
      await expect.poll(() => namesInTable(page)).toEqual(NAMES);
      expect(await overflow()).toBe(0);
      await expect(page).toHaveTitle(/IB Partners/);
    });
  });

  test.describe('a logo that is not there', () => {
    test.use({
      storageState: storing({
        upm_brokers: JSON.stringify([storedBroker('1', { name: 'Lost Logo', logo: LOGO })]),
      }),
    });

    test('F76: gives way to a monogram, and is asked for once', async ({ page, noise }) => {
      const asked: string[] = [];
      await serveLogo(page, 404);
      page.on('request', (request) => {
        if (request.url() === LOGO) asked.push(request.url());
      });
      await page.goto('/ib-partners');
      const card = cardOf(page, 'Lost Logo');
      await expect(card.getByText('LL', { exact: true })).toBeVisible();
      await expect(card.locator('img')).toHaveCount(0);
      expect(asked).toHaveLength(1);
      expect(noise.messages.splice(0)).toEqual([expect.stringContaining('404')]);
    });
  });
});
