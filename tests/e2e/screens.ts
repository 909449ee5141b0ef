import type { Page } from '@playwright/test';
import { becomesLive, listRow, openTab, saveButton, SESSION, storing } from './support.ts';
import { expect } from './test.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** Shows placeholders for the provider's frames, which are not under test. */
const NO_FRAMES = { upm_widgets_consent: 'refused' };
export const withoutFrames = storing(NO_FRAMES);
export const signedIn = storing({ ...NO_FRAMES, ...SESSION });

/** Opens a public page and waits for hydration and for its list, if it has one. */
export async function openPublicPage(page: Page, address: string) {
  await page.goto(address);
  await becomesLive(page);
  await expect(page.getByRole('status').filter({ hasText: /\.\.\.$/ })).toHaveCount(0);
}

/** Every kind of screen that requires signing in, and how to open it. */
export const ADMIN_SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the overview': async (page) => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Plan a webinar' })).toBeVisible();
  },
  'the list of brokers': (page) => openTab(page, 'brokers'),
  'the analytics': async (page) => {
    await page.goto('/admin?tab=analytics');
    await expect(page.getByRole('heading', { name: 'Latest Changes' })).toBeVisible();
  },
  'the system tab': async (page) => {
    await page.goto('/admin?tab=system');
    await expect(page.getByRole('heading', { name: 'Restore' })).toBeVisible();
  },
  'the publish tab': async (page) => {
    await page.goto('/admin?tab=publish');
    // The section that reads from storage loads last.
    await expect(page.getByRole('heading', { name: 'Record of Signals' })).toBeVisible();
  },
  'a rejected broker form': async (page) => {
    await openTab(page, 'brokers');
    await page.getByRole('button', { name: 'Add Broker' }).click();
    const form = page.getByRole('dialog');
    await listRow(form, 'Feature', 1).fill('One');
    await listRow(form, 'Feature', 1).press('Enter');
    await form.getByLabel('Contact email').fill('nobody');
    await saveButton(form).click();
    await expect(form.getByLabel('Name *')).toHaveAccessibleDescription(/Please fill out this field\.$/);
  },
};
