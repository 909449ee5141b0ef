import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import ical from 'ical.js';
import { shownWebinars } from '../support/owner.ts';
import { violationsOf } from './axe.ts';
import { becomesLive, fillFields, saveButton, SESSION, storing } from './support.ts';
import { expect, test } from './test.ts';

const NOW = '2026-11-23T10:00:00Z';
const LATER = '2026-11-23T10:05:00Z';
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

const publishTo = (context: BrowserContext, text: string) =>
  context.route('/catalogue.json', (route) => route.fulfill({ contentType: 'application/json', body: text }));

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

for (const { zone, own, days } of [
  { zone: 'America/Los_Angeles', own: /Your time: Sunday,? 29 November at 16:30/, days: 'In 6 days' },
  { zone: 'Europe/Berlin', own: /Your time: Monday,? 30 November at 01:30/, days: 'In 7 days' },
  { zone: 'Pacific/Auckland', own: /Your time: Monday,? 30 November at 13:30/, days: 'In 7 days' },
])
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone, storageState: storing(SESSION) });

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

      const fresh = await browser.newContext({ timezoneId: zone });
      const visitor = await fresh.newPage();
      await visitor.clock.setFixedTime(NOW);
      await visitor.goto('/about');
      await expect(headerButton(visitor)).toHaveText(/No webinar just now See the courses/);

      await publishTo(fresh, await published(page));
      await visitor.goto('/about');
      await becomesLive(visitor);
      await expect(headerButton(visitor)).toHaveAttribute('href', '/services/webinar');
      await headerButton(visitor).click();
      await expect(visitor.getByText(`Next: ${TITLE}, ${days.toLowerCase()}.`)).toBeVisible();
      await expect(visitor.getByRole('heading', { level: 3 }).first()).toHaveText(TITLE);
      await expect(card(visitor, TITLE).getByText('30 November 2026, 00:30 GMT')).toBeVisible();
      await expect(card(visitor, TITLE).getByText(own)).toBeVisible();
      await expect(card(visitor, TITLE).getByText(days, { exact: true })).toBeVisible();
      const first = await calendarOf(visitor, TITLE);
      expect(first.startDate.toJSDate().toISOString()).toBe('2026-11-30T00:30:00.000Z');
      expect(first.endDate.toJSDate().toISOString()).toBe('2026-11-30T01:15:00.000Z');
      expect(first.summary).toBe(TITLE);

      // Five minutes later: the same entry of the calendar, with a higher number.
      await page.clock.setFixedTime(LATER);
      await page.goto('/admin?tab=webinars');
      await page.getByRole('button', { name: `Edit ${TITLE}` }).click();
      const edit = page.getByRole('dialog', { name: 'Edit Webinar' });
      await edit.getByLabel('Start (GMT) *').fill('2026-11-30T01:30');
      await saveButton(edit).click();
      await expect(edit).toHaveCount(0);
      await fresh.unroute('/catalogue.json');
      await publishTo(fresh, await published(page));
      await visitor.goto('/services/webinar');
      await expect(card(visitor, TITLE).getByText('30 November 2026, 01:30 GMT')).toBeVisible();
      const second = await calendarOf(visitor, TITLE);
      expect(second.uid).toBe(first.uid);
      expect(second.sequence).toBeGreaterThan(first.sequence);
      expect(second.startDate.toJSDate().toISOString()).toBe('2026-11-30T01:30:00.000Z');
      await fresh.close();
    });
  });

test('each webinar of the build has a calendar file that a parser reads with its times', async ({
  request,
}) => {
  for (const { id, name, startsAt, minutes } of shownWebinars) {
    const answer = await request.get(`/webinars/${id}.ics`);
    expect(answer.headers()['content-type']).toContain('text/calendar');
    const event = eventIn(await answer.text());
    expect(event.summary).toBe(name);
    expect(event.startDate.toJSDate().getTime()).toBe(Date.parse(startsAt));
    expect(event.endDate.toJSDate().getTime()).toBe(Date.parse(startsAt) + minutes * 60_000);
  }
});

const [first = { name: '', startsAt: NOW }] = shownWebinars.toSorted((a, b) =>
  a.startsAt.localeCompare(b.startsAt),
);

for (const [what, now] of [
  ['before the first', Date.parse(first.startsAt) - 3 * 86_400_000],
  ['after the last', Date.parse('2099-01-01T00:00:00Z')],
] as const)
  for (const width of [390, 1280])
    test(`${what} webinar, at ${String(width)} pixels: axe finds nothing, and the button says what is true`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.clock.setFixedTime(now);
      await page.goto('/services/webinar');
      const isToCome = what === 'before the first';
      await expect(
        page.getByText(isToCome ? `Next: ${first.name}, in 3 days.` : /^No webinar has a date just now\./),
      ).toBeVisible();
      await expect(page.getByText('This webinar has taken place.')).toHaveCount(
        isToCome ? 0 : shownWebinars.length,
      );
      expect(await violationsOf(page)).toEqual([]);
      await page.goto('/education/beginner');
      await expect(
        page.getByRole('main').getByRole('link', {
          name: isToCome ? 'Attend Free Webinar' : 'No webinar just now: see the courses',
        }),
      ).toHaveAttribute('href', isToCome ? '/services/webinar' : '/education');
    });
