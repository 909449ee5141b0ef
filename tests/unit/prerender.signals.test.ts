// @vitest-environment node
import ical from 'ical.js';
import { beforeAll, expect, it } from 'vitest';
import { site } from '@/content/site';
import { catalogueFiles, renderPage, type StaticPage } from '@/prerender';
import { withoutEntities } from '../support/html';
import { shownWebinars, signalAddresses } from '../support/owner';

const BOARD = '/services/signals';
const RECORD = `${BOARD}/record`;
const pages = new Map<string, StaticPage>();
beforeAll(async () => {
  for (const address of [BOARD, RECORD, ...signalAddresses]) pages.set(address, await renderPage(address));
}, 60_000);

const bodyOf = (address: string) => pages.get(address)?.body ?? '';
/** The visible text, one text node per line. */
const linesOf = (html: string) =>
  withoutEntities(html.replaceAll('<!-- -->', '').replace(/<[^>]+>/g, '\n')).split('\n');
const timesIn = (html: string) => [...html.matchAll(/<time [^>]*>(.*?)<\/time>/g)].map(([, text]) => text);

it('renders the first ten signals of the board', () => {
  const rows = signalAddresses.filter((address) => bodyOf(BOARD).includes(`href="${address}"`));
  expect(rows).toHaveLength(Math.min(10, signalAddresses.length));
});

it.each(signalAddresses)('renders the plan and updates of %s in GMT', (address) => {
  const lines = linesOf(bodyOf(address));
  expect(lines).toContain('The plan');
  expect(lines).toContain('What happened');
  expect(timesIn(bodyOf(address)).length).toBeGreaterThan(0);
  for (const time of timesIn(bodyOf(address))) expect(time).toMatch(/ GMT$/);
});

it('links every signal in the record to its page', () => {
  const tables = bodyOf(RECORD)
    .split('<table')
    .slice(1)
    .map((html) => html.slice(0, html.indexOf('</table>')));
  const table = tables.find((html) => html.includes('Every published signal'));
  const linked = [...(table ?? '').matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
  expect(linked.toSorted()).toEqual(signalAddresses.toSorted());
});

it.each([BOARD, RECORD, ...signalAddresses.slice(0, 1)])(
  'links to both feeds in the head and body of %s',
  (address) => {
    const inHead = [
      ...(pages.get(address)?.head ?? '').matchAll(
        /<link rel="alternate" type="([^"]+)"[^>]* href="([^"]+)"/g,
      ),
    ].map(([, type, href]) => [type, href]);
    expect(inHead).toEqual([
      ['application/atom+xml', `${site.address}/signals.atom`],
      ['application/feed+json', `${site.address}/signals-feed.json`],
    ]);
    for (const file of ['signals.atom', 'signals-feed.json']) {
      expect(catalogueFiles[file]).toBeTruthy();
      expect(bodyOf(address)).toContain(`<a href="/${file}">`);
    }
  },
);

it.each(shownWebinars)(
  'writes a calendar file for webinar $id that other programs can read',
  ({ id, name, startsAt, minutes }) => {
    const calendar = new ical.Component(ical.parse(catalogueFiles[`webinars/${id}.ics`] ?? '') as unknown[]);
    const found = calendar.getFirstSubcomponent('vevent');
    if (!found) throw new Error('The file has no event.');
    const { summary, startDate, endDate } = new ical.Event(found);
    expect(summary).toBe(name);
    expect(startDate.toJSDate().getTime()).toBe(Date.parse(startsAt));
    expect(endDate.toJSDate().getTime()).toBe(Date.parse(startsAt) + minutes * 60_000);
  },
);
