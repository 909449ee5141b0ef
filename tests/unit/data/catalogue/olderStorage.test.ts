import { describe, expect, test } from 'vitest';
import { anAdminArea } from '../../../support/catalogue';
import { contentsOf } from '../../../support/entities';
import { createFailingArea } from '../../../support/environment';
import { download, visit, visitAgain } from '../../../support/visits';
import cases from './olderStorage.json';

/*
 * `olderStorage.json` holds what browsers stored, and the files of their site, as written in November 2026 by the last
 * version of the site that stored no versions of values.
 */

type Case = 'untouched' | 'edited' | 'downloaded' | 'unasked';

const KEYS_OF_LISTS = ['upm_platforms', 'upm_brokers', 'upm_webinars'];
const OLD_KEYS = [...KEYS_OF_LISTS.flatMap((key) => [`${key}_seed`, `${key}_base`]), 'upm_download'];

async function aBrowserWith(
  name: Case,
  { site = cases[name].site, change = (storage: Record<string, string>) => storage } = {},
) {
  const area = createFailingArea();
  for (const [key, text] of Object.entries(change({ ...cases[name].storage }))) area.setItem(key, text);
  const open = async () => {
    const browser = anAdminArea({}, { area });
    await visitAgain(browser, site);
    return browser;
  };
  return { area, open, browser: await open() };
}

interface Content {
  readonly id: string;
  readonly name: string;
  readonly sortOrder?: number;
  readonly [field: string]: unknown;
}

const brokersOf = (text: string): Content[] => (JSON.parse(text) as { brokers: Content[] }).brokers;

const platformsOf = (text: string): string[] =>
  (JSON.parse(text) as { platforms: Content[] }).platforms
    .toSorted((a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0))
    .map(({ name }) => name);

const namesOf = (records: readonly Content[]) => records.map(({ name }) => name);

const versionsIn = (area: Parameters<typeof contentsOf>[0]) =>
  KEYS_OF_LISTS.map((key) => area.getItem(`${key}_versions`));

const isAuthor = (text: string | null) => text !== null && 'me' in (JSON.parse(text) as object);

test("treats an untouched list as a visitor's", async () => {
  const { area, open } = await aBrowserWith('untouched');

  expect(versionsIn(area).map(isAuthor)).toEqual([false, false, false]);
  const before = versionsIn(area);
  await open();
  expect(versionsIn(area)).toEqual(before);
});

describe('an administrator who used an older version', () => {
  test('publishes the earlier changes without being asked any questions', async () => {
    const { browser } = await aBrowserWith('edited');
    expect(browser.maintenance.publication.questions()).toEqual([]);

    const { text } = await download(browser);

    expect(brokersOf(text)).toMatchObject([
      { name: 'Cedar' },
      { name: 'Alder', leverage: '1:30', minDeposit: '$100' },
      { name: 'Dogwood' },
    ]);
    expect(platformsOf(text)).toEqual(['Three', 'One', 'Two']);
  });

  test('reads the old keys once and leaves them in storage', async () => {
    const { area, open } = await aBrowserWith('edited');
    const before = contentsOf(area);

    const browser = await open();
    await visit(browser);

    expect(contentsOf(area)).toEqual(before);
    expect(versionsIn(area).map(isAuthor)).toEqual([true, true, false]);
    for (const key of OLD_KEYS)
      expect(before[key]).toBe((cases.edited.storage as Record<string, string>)[key]);
  });

  test("asks about each of the administrator's changes when an older version publishes", async () => {
    const { browser } = await aBrowserWith('edited', { site: cases.laterSite });

    const { text, asked } = await download(browser);

    expect(asked).toEqual(['', '1', '2', '']);
    expect(brokersOf(text)).toMatchObject([
      { name: 'Cedar', spreads: 'from 0.3' },
      { name: 'Gorse' },
      { name: 'Alder', leverage: '1:30' },
      { name: 'Dogwood' },
    ]);
    expect(platformsOf(text)).toEqual(['Three', 'One', 'Two']);
  });

  test('keeps changes made after a download, whether or not it was uploaded', async () => {
    for (const site of [cases.edited.site, cases.downloaded.site]) {
      const { browser } = await aBrowserWith('downloaded', { site });

      const { text, asked } = await download(browser);

      expect(asked).toEqual([]);
      expect(brokersOf(text)).toMatchObject([
        { name: 'Cedar' },
        { name: 'Alder', leverage: '1:30', minDeposit: '$7' },
        { name: 'Dogwood' },
      ]);
      expect(platformsOf(text)).toEqual(['Three', 'One', 'Two']);
    }
  });

  test('asks the questions that an older version left open', async () => {
    const { browser } = await aBrowserWith('unasked');

    const questions = browser.maintenance.publication.questions();

    expect(questions.map(({ list, kind, id, unit }) => [list, kind, id, unit].join(' ').trim())).toEqual([
      'platforms order',
      'brokers field 1 leverage',
      'brokers deletedThere 2',
      'brokers deletedHere 3',
      'brokers order',
    ]);
  });

  test.each([
    ['mine', ['Fir', 'Alder', 'Birch', 'Elder'], '1:30', ['Three', 'One', 'Two']],
    ['theirs', ['Cedar', 'Elder', 'Alder', 'Fir'], '1:400', ['Two', 'One', 'Three']],
  ] as const)(
    'publishes the answers “%s” to the questions left open',
    async (side, names, leverage, platforms) => {
      const { browser } = await aBrowserWith('unasked');

      const { text } = await download(browser, side);

      const brokers = brokersOf(text);
      expect(namesOf(brokers)).toEqual(names);
      expect(brokers.find(({ id }) => id === '1')).toMatchObject({
        leverage,
        minDeposit: '$7',
        spreads: 'from 0.6',
      });
      expect(platformsOf(text)).toEqual(platforms);
      expect(browser.maintenance.publication.questions()).toEqual([]);
    },
  );

  test("publishes the site's version of a record that has become unreadable", async () => {
    const { browser } = await aBrowserWith('edited', {
      change: (storage) => ({
        ...storage,
        upm_brokers: (storage.upm_brokers ?? '').replace('"name":"Cedar"', '"name":null'),
      }),
    });

    const { text } = await download(browser);

    expect(namesOf(brokersOf(text)).toSorted()).toEqual(['Alder', 'Cedar', 'Dogwood']);
  });
});
