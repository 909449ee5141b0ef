import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ical from 'ical.js';
import { violationsOf } from './axe.ts';
import { PHONE } from './screens.ts';
import { fillFields, saveButton, SESSION, storing } from './support.ts';
import { expect, test } from './test.ts';

const NOW = '2026-11-23T10:00:00Z';
const TITLE = 'Reading the spread at the open';

/** The event of a calendar file, as a parser reads it that is not ours. */
function eventIn(text: string) {
  const event = new ical.Component(ical.parse(text) as unknown[]).getFirstSubcomponent('vevent');
  if (!event) throw new Error('The file has no event.');
  return new ical.Event(event);
}

const downloadBy = async (page: Page, press: () => Promise<void>) => {
  const download = page.waitForEvent('download');
  await press();
  return readFile(await (await download).path(), 'utf8');
};

async function published(page: Page): Promise<string> {
  await page.goto('/admin?tab=system');
  return downloadBy(page, () => page.getByRole('button', { name: 'Publish' }).click());
}

const headerButton = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('> a');
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

const calendarOf = async (page: Page, name: string) =>
  eventIn(
    await downloadBy(page, () => card(page, name).getByRole('button', { name: 'Add to calendar' }).click()),
  );

/** Where it is another day than by Greenwich; other zones are in whenWords.zones.test.ts. */
const ZONE = 'America/Los_Angeles';

test.use({ timezoneId: ZONE, storageState: storing(SESSION) });

test('a webinar that an administrator adds and publishes reaches a fresh profile, its header and its calendar', async ({
  page,
  browser,
}) => {
  await page.clock.setFixedTime(NOW);
  await page.goto('/admin?tab=webinars');
  await page.getByRole('button', { name: 'Add Webinar' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Webinar' });
  await fillFields(form, {
    'Title *': TITLE,
    'Text *': 'Why it widens; and for how long.',
    'Start (GMT) *': '2026-11-30T00:30',
    'Minutes *': '45',
    Host: 'Test desk',
  });
  await saveButton(form).click();
  await expect(form).toHaveCount(0);
  const body = await published(page);

  const fresh = await browser.newContext({ timezoneId: ZONE });
  await fresh.route('/catalogue.json', (route) => route.fulfill({ contentType: 'application/json', body }));
  const visitor = await fresh.newPage();
  await visitor.clock.setFixedTime(NOW);
  await visitor.goto('/services/webinar');
  await expect(visitor.getByText(`Next: ${TITLE}, in 6 days.`)).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 3 }).first()).toHaveText(TITLE);
  await expect(card(visitor, TITLE).getByText('30 November 2026, 00:30 GMT')).toBeVisible();
  await expect(card(visitor, TITLE).getByText(/Your time: Sunday,? 29 November at 16:30/)).toBeVisible();
  const { startDate, endDate, summary } = await calendarOf(visitor, TITLE);
  expect(startDate.toJSDate().toISOString()).toBe('2026-11-30T00:30:00.000Z');
  expect(endDate.toJSDate().toISOString()).toBe('2026-11-30T01:15:00.000Z');
  expect(summary).toBe(TITLE);
  await expect(headerButton(visitor)).toHaveText(/Free webinar/);
  await test.step('axe finds nothing in what is to come and what has taken place, on a phone', async () => {
    await visitor.setViewportSize(PHONE);
    expect(await violationsOf(visitor)).toEqual([]);
  });
  await fresh.close();
});
