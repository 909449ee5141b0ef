import type { Locator } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { openPublicPage, signedIn, withoutFrames } from './screens.ts';
import { answerNext, openTab, rowOf, saveButton, signIn, startAddingBroker } from './support.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('of a public page, screen readers get', () => {
  test.use({ storageState: withoutFrames });

  test('the frame: named parts, their links, and one heading', async ({ page }) => {
    await openPublicPage(page, '/markets/forex');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to content"
      - region "Market ticker":
        - list
        - link "TradingView"
        - button "Show moving prices"
      - banner:
        - link "${site.name}"
        - navigation "Main":
          - list:
            - listitem:
              - link "Home"
            - listitem:
              - link "Markets"
              - group: Markets pages
            - listitem:
              - link "Services"
              - group: Services pages
            - listitem:
              - link "Education"
              - group: Education pages
            - listitem:
              - link "Platforms"
              - group: Platforms pages
            - listitem:
              - link "IB Partners"
            - listitem:
              - link "About Us"
            - listitem:
              - link "Contact Us"
          - link /Free webinar|See the courses/
      - main:
        - navigation "Breadcrumbs":
          - list:
            - listitem:
              - link "Home"
            - listitem:
              - link "Markets"
            - listitem: Forex
        - heading "Forex" [level=1]
        - navigation "Read next"
      - contentinfo:
        - list:
          - listitem:
            - link "Signals channel"
          - listitem:
            - link "Chat with us"
        - navigation "Quick links"
        - navigation "Our services"
        - heading "Contact" [level=2]
        - list:
          - listitem:
            - link "Privacy"
          - listitem:
            - link "Risk disclosure"
          - listitem:
            - button /live charts/
    `);
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')).toHaveText([
      'Markets',
      'Forex',
    ]);
  });
});

/** Expects that an action puts words into a live region that was there for screen readers, and empty, before it. */
async function expectAnnounced(region: Locator, act: () => Promise<unknown>, words: string) {
  await expect(region).toHaveCount(1);
  await expect(region).toHaveText('');
  await region.evaluate((element) => {
    element.setAttribute('data-was-there', '');
  });
  await act();
  await expect(region).toHaveText(words);
  await expect(region).toHaveAttribute('data-was-there');
}

test('the login screen is named, and says that a login failed', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - main:
      - heading "${site.adminName}" [level=1]
      - textbox "Username"
      - textbox "Password"
      - alert
      - button "Log in"
      - paragraph:
        - link "Back to the site"
  `);
  await expectAnnounced(
    page.getByRole('alert'),
    () => signIn(page, 'admin', 'not the password'),
    'Invalid username or password. Please try again.',
  );
  await expect(page.getByLabel('Password')).toBeFocused();
});

test.describe('of the dashboard, screen readers get', () => {
  test.use({ storageState: signedIn });

  test('the frame, with the open tab told', async ({ page }) => {
    await openTab(page, 'brokers');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - banner:
        - navigation "Admin":
          - list:
            - listitem:
              - link "Overview"
            - listitem:
              - link "IB Partners"
            - listitem:
              - link "Platforms"
            - listitem:
              - link "Analytics"
            - listitem:
              - link "System"
          - link "View the site"
          - button "Log out"
      - main:
        - heading "IB Partners Management" [level=1]
        - searchbox "Search brokers"
        - button "Add Broker"
        - table "brokers"
    `);
    await expect(page.getByRole('navigation', { name: 'Admin' }).locator('[aria-current="page"]')).toHaveText(
      'IB Partners',
    );
  });

  test('a form whose fields, groups and buttons are named, and words for a save and a deletion', async ({
    page,
  }) => {
    await openTab(page, 'brokers');
    await page.getByRole('button', { name: 'Add Broker' }).click();
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "Add New Broker":
        - heading "Add New Broker" [level=2]
        - button "Close"
        - textbox "Name"
        - textbox "Description"
        - textbox "Min deposit"
        - textbox "Leverage"
        - textbox "Spreads"
        - textbox "Rating"
        - textbox "Website"
        - textbox "Logo URL"
        - textbox "Referral link"
        - textbox "Contact email"
        - textbox "Regulation"
        - group "Features":
          - textbox "Feature 1 of 1"
          - button "Remove feature 1"
          - button "Add feature"
        - group "Trading platforms"
        - group "Account types"
        - 'checkbox "Active: shown to visitors" [checked]'
        - alert
        - button "Add Broker"
        - button "Cancel"
    `);
    await expect(page.getByLabel('Name *')).toHaveAttribute('required');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    const status = page.getByRole('main').getByRole('status');
    await expectAnnounced(
      status,
      async () => {
        const form = await startAddingBroker(page, 'Announced');
        await saveButton(form).click();
        await expect(form).toHaveCount(0);
      },
      '“Announced” saved.',
    );
    const question = answerNext(page, true);
    await rowOf(page, 'Announced')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await question;
    await expect(status).toHaveText('“Announced” deleted.');
    await expect(status).toHaveAttribute('data-was-there');
    await expect(page.getByRole('button', { name: 'Undo deleting “Announced”' })).toBeFocused();
  });
});
