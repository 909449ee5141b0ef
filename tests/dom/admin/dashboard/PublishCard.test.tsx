import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { seal } from '@/data/signals/chain';
import { CatalogueUnavailableError } from '@/data/catalogue/publishedCatalogue';
import { formatLocalTime } from '@/domain/signals/times';
import { PublishCard } from '@/admin/dashboard/PublishCard';
import { useSystemState } from '@/admin/dashboard/useSystemState';
import {
  anAdminArea,
  anAreaAheadOfTheSite,
  anUnchangedArea,
  publishedFile,
} from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { digest } from '../../../support/digest';
import { takeDownloads } from '../../../support/downloads';
import { aMemoryHost } from '../../../support/memoryHost';
import { aBroker } from '../../../support/records';
import { answerConfirm, renderInAdminArea } from '../../../support/render';
import { seedFile } from '../../../support/seedFile';
import { aNewSignal, anIssued } from '../../../support/signals';

function Card() {
  const { value, reload } = useSystemState();
  return <PublishCard state={value} onChanged={reload} onGoBack={() => undefined} />;
}

function show(area = anAdminArea({ brokers: [aBroker()] })) {
  const downloads = takeDownloads();
  const view = renderInAdminArea(area, <Card />);
  return {
    ...area,
    ...view,
    downloads,
    publishNow: async () =>
      view.user.click(await screen.findByRole('button', { name: /^(?:Download for|Answer and)/ })),
  };
}

const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const time = '2025-12-31T12:00:00.000Z';
const others = anIssued({ at: time, createdAt: time, validUntil: '2026-02-01T12:00:00.000Z' });

const NEW_TIME = /get a new time of publication/;

it('warns that a signal renumbered after a download gets a new time of publication', async () => {
  const area = anAdminArea();
  await area.catalogue.signals.issue([aNewSignal()]);
  const { publishNow } = show(area);
  await publishNow();
  await screen.findByText(/^Downloaded\./);
  area.publish(publishedFile(2, { signals: await seal([others], [], time, digest) }));
  await publishNow();
  expect(await screen.findByText(NEW_TIME)).toBeVisible();
});

it('downloads a file with a renumbered signal only after confirmation', async () => {
  const area = anAdminArea();
  await area.catalogue.signals.issue([aNewSignal()]);
  area.publish(publishedFile(2, { signals: await seal([others], [], time, digest) }));
  const { downloads, publishNow, user } = show(area);
  await publishNow();
  expect(
    await screen.findByText('Signal 1, EUR/USD, by Test author, analyst, becomes signal 2.'),
  ).toBeVisible();
  expect(screen.queryByText(NEW_TIME)).toBeNull();
  expect(downloads).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Publish with the new numbers' }));
  expect(await screen.findByText(/^Downloaded\./)).toHaveFocus();
  expect(JSON.parse((await downloads[0]?.text()) ?? '')).toMatchObject({
    signals: [{ signal: 1 }, { signal: 2 }],
  });
});

it('warns that others have published the same signal', async () => {
  const area = anAdminArea();
  await area.catalogue.signals.issue([aNewSignal()]);
  const [mine] = area.stored('upm_signals');
  area.publish(
    publishedFile(2, {
      signals: await seal([{ ...mine, at: time, createdAt: time, dot: ['b', 1] }], [], time, digest),
    }),
  );
  const { publishNow } = show(area);
  await publishNow();
  expect(await screen.findByText(/becomes signal 2\. Signal 1 is the same/)).toBeVisible();
});

it('warns when others have restored the samples', async () => {
  const area = anAdminArea();
  await area.catalogue.signals.issue([aNewSignal()]);
  const theirs = [
    { ...others, sample: true },
    { ...others, signal: 2 },
  ];
  const signals = await seal(theirs, [], time, digest);
  area.publish(publishedFile(2, { signals }));
  await show(area).publishNow();
  expect(await screen.findByText(/^The samples are back/)).toBeVisible();
});

it("asks before publishing updates when this computer's clock is behind the site's", async () => {
  const here = Date.UTC(2026, 10, 22, 12);
  vi.setSystemTime(here);
  const there = new Date(here + 3_600_000);
  const date = there.toUTCString();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { headers: { date } })));
  const questions = answerConfirm(false);
  const area = anAdminArea();
  await area.catalogue.signals.issue([aNewSignal()]);
  const { downloads, publishNow } = show(area);
  await publishNow();
  await waitFor(() => {
    expect(questions).toEqual([
      `This computer's clock says ${formatLocalTime(new Date(here).toISOString())}; the site's says ${formatLocalTime(there.toISOString())}. Signal updates would be published with this computer's time, which can't be changed later. Publish anyway?`,
    ]);
  });
  expect(downloads).toEqual([]);
});

it('publishes without asking when the two clocks differ by only a minute', async () => {
  const here = Date.UTC(2026, 10, 22, 12);
  vi.setSystemTime(here);
  const date = new Date(here + 60_000).toUTCString();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { headers: { date } })));
  const questions = answerConfirm(false);
  const area = anAdminArea({}, { now: () => Date.now() });
  await area.catalogue.signals.issue([aNewSignal()]);
  await show(area).publishNow();
  expect(await screen.findByText(/^Downloaded\./)).toBeVisible();
  expect(questions).toEqual([]);
});

it('asks before publishing if the latest update is dated in the future', async () => {
  vi.setSystemTime('2025-12-30T12:00:00Z');
  const questions = answerConfirm(false);
  const area = anAdminArea({}, { now: () => Date.now() });
  area.publish(publishedFile(2, { signals: await seal([others], [], time, digest) }));
  await area.maintenance.publication.siteAnswered();
  await area.catalogue.signals.issue([aNewSignal()]);
  await show(area).publishNow();
  expect(await screen.findByText('Nothing was published.')).toBeVisible();
  expect(questions).toEqual([
    "The latest published update is dated 31 December 2025, 12:00 GMT, which is in the future, and yours would get the same date: signals whose entry is reached before then won't count in any figures. Publish anyway?",
  ]);
});

const atOnce = { kind: 'triggered', by: 'Test author, analyst', price: '1.08400' } as const;

it.each([
  [
    'market',
    [atOnce],
    16,
    "is a market order issued more than 15 minutes ago, so it wouldn't count in any figures.",
  ],
  [
    'limit',
    [atOnce],
    16,
    "reached its entry before its plan was public, so it wouldn't count in any figures.",
  ],
  ['limit', [], 365 * 24 * 60, 'expired on 24 December 2026, 20:00 GMT.'],
])(
  'asks before publishing a plan that nobody can follow any more: %s order',
  async (order, events, minutes, words) => {
    const questions = answerConfirm(false);
    const area = anAdminArea();
    await area.catalogue.signals.issue([aNewSignal({ order }), ...events]);
    vi.setSystemTime(new Date(area.environment.now() + minutes * 60_000));
    await show(area).publishNow();
    expect(await screen.findByText('Nothing was published.')).toBeVisible();
    expect(questions).toEqual([`Signal 1 ${words} Publish anyway?`]);
  },
);

it('downloads all lists as a catalogue with the next revision number', async () => {
  const { downloads, publishNow, stored } = show();
  await publishNow();
  expect(await screen.findByText('Downloaded. Visitors see it once the file is uploaded.')).toBeVisible();
  expect(downloads[0]?.name).toBe('catalogue.json');
  expect(JSON.parse((await downloads[0]?.text()) ?? '')).toMatchObject({
    revision: 2,
    brokers: stored('upm_brokers'),
    platforms: [],
  });
  expect(screen.queryByLabelText(/^(?:Folder password|Key)/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show earlier publications' })).not.toBeInTheDocument();
});

it.each([
  [
    'is missing',
    new CatalogueUnavailableError('missing'),
    /There is no catalogue\.json on the site at present\./,
  ],
  ['is broken', '{"app":"upmark"', /The catalogue\.json on the site is damaged/],
])('publishes and warns when the file on the site %s', async (_what, answer, words) => {
  const { downloads, publish, publishNow } = show();
  publish(answer);
  await publishNow();
  expect(await screen.findByText(/^Downloaded\./)).toHaveTextContent(words);
  expect(downloads).toHaveLength(1);
});

it("refuses to publish when the site's revision is unknown", async () => {
  const { downloads, publish, publishNow } = show();
  publish(null);
  await publishNow();
  await waitFor(() => {
    expect(statuses()).toContain(
      "Nothing was published: the site didn't report its current revision. Check the connection, then try again.",
    );
  });
  expect(downloads).toEqual([]);
  expect(screen.getByRole('button', { name: 'Download for the site' })).toBeEnabled();
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('UnknownRevisionError')]);
});

it('offers a download even when a publishing host is set', async () => {
  const { user, downloads } = show(anAdminArea({ brokers: [aBroker()] }, {}, aMemoryHost().place));
  expect(screen.queryByRole('list', { name: 'How to get it onto the site' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Download the file instead' }));
  expect(await screen.findByText(/^Downloaded\./)).toBeVisible();
  expect(downloads).toHaveLength(1);
});

it('lists each change before it is published', async () => {
  const area = await anUnchangedArea();
  const { brokers } = area.catalogue;
  await brokers.update('1', { spreads: '0.7', description: 'A longer text. '.repeat(5) });
  await brokers.remove('2');
  await brokers.add(aBroker({ name: 'Zeta' }));
  show(area);
  expect(await screen.findByText('3 changes to publish.')).toBeVisible();
  expect(screen.getByText('Zeta added')).toBeVisible();
  expect(screen.getByText('Birch Seeded deleted')).toBeVisible();
  expect(screen.getByText(/^Alder Seeded: description changed, spreads .+ to 0\.7$/)).toBeVisible();
});

it('lists the changes made by hand in a file that has since been restored', async () => {
  const area = await anUnchangedArea();
  await area.catalogue.brokers.update('2', { leverage: '1:9' });
  const { text } = await area.maintenance.publication.next();
  const edited = JSON.parse(text) as { readonly brokers: readonly object[] };
  const brokers = edited.brokers.map((broker, index) =>
    index === 0 ? { ...broker, spreads: '99' } : broker,
  );
  area.publish(JSON.stringify({ ...edited, brokers }));
  await area.maintenance.takeLatest();
  area.publish(text);
  await area.seeds.refresh();
  show(area);
  expect(await screen.findByText(/: spreads .+ to 99 \(changed by hand in the file\)$/)).toBeVisible();
});

it('shows ten changes and offers to show the rest', async () => {
  const area = await anUnchangedArea();
  for (let number = 1; number <= 12; number += 1)
    await area.catalogue.brokers.add(aBroker({ name: `Added ${String(number)}` }));
  const { user } = show(area);
  const more = await screen.findByText('and 2 more');
  expect(screen.getByText('Added 12 added')).not.toBeVisible();
  await user.click(more);
  expect(screen.getByText('Added 12 added')).toBeVisible();
});

it('says that there is nothing to publish', async () => {
  show(await anUnchangedArea());
  expect(await screen.findByText('Nothing to publish.')).toBeVisible();
  expect(screen.getByText('Download for the site')).not.toBeVisible();
});

it('says how many questions there are before asking them', async () => {
  const [area, colleague] = [await anUnchangedArea(), await anUnchangedArea()];
  await area.catalogue.brokers.update('1', { leverage: '1:11' });
  await colleague.catalogue.brokers.update('1', { leverage: '1:22' });
  area.publish((await colleague.maintenance.publication.next()).text);
  await area.seeds.refresh();
  const { publishNow, user } = show(area);
  expect(await screen.findByText('Changes on the site conflict with yours: 1 question.')).toBeVisible();
  await publishNow();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Answer and download' })).toHaveFocus();
});

it('says that publishing will replace an older file on the site', async () => {
  show(await anAreaAheadOfTheSite());
  expect(
    await screen.findByText('The site has an older version. Publish again to put it right.'),
  ).toBeVisible();
  expect(screen.queryByText('Nothing to publish.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Download for the site' })).toBeVisible();
});

it('reports a damaged file on the site before anything is published, without counting changes', async () => {
  const area = await anUnchangedArea();
  await area.catalogue.brokers.update('1', { leverage: '1:11' });
  area.publish('{"app":"upmark"');
  await area.seeds.refresh();
  show(area);
  expect(await screen.findByText(/^The catalogue\.json on the site is damaged/)).toBeVisible();
  expect(screen.queryByText(/to publish\./)).toBeNull();
});

it.each([
  ['Publish again to put it right.', true],
  ['It stays in the file until somebody puts it right there.', false],
])("names an unreadable broker in the site's file: %s", async (words, isHere) => {
  const area = await anUnchangedArea();
  const [first, ...others] = seedFile.brokers;
  area.publish(publishedFile(1, { ...seedFile, brokers: [{ ...first, name: undefined }, ...others] }));
  if (!isHere) for (const key of ['upm_brokers', 'upm_brokers_versions']) area.area.removeItem(key);
  await area.seeds.refresh();
  show(area);
  expect(await screen.findByText(/^The broker with id 1 can't be read/)).toHaveTextContent(words);
});

it('says that the site has not answered', async () => {
  const area = await anUnchangedArea();
  area.publish(null);
  await area.seeds.refresh();
  show(area);
  expect(await screen.findByText(/^The site hasn't answered/)).toBeVisible();
  expect(screen.queryByText('Nothing to publish.')).toBeNull();
});

it.each(['upm_signals', 'upm_brokers'])('warns before publishing while %s is unreadable', async (key) => {
  const area = await anUnchangedArea();
  area.area.setItem(key, 'damaged');
  show(area);
  expect(await screen.findByText(/^Some of the data stored here can't be read/)).toBeVisible();
  expect(screen.queryByText('Nothing to publish.')).toBeNull();
});

it('reports whether the downloaded file is on the site yet', async () => {
  const area = await anUnchangedArea();
  await area.catalogue.brokers.update('1', { name: 'Renamed' });
  const first = show(area);
  await first.publishNow();
  const notThere = 'Not there yet. Is it called catalogue.json?';
  expect(await screen.findByText(notThere)).toBeVisible();
  first.unmount();
  const { user } = show(area);
  const steps = await screen.findByRole('list', { name: 'How to get it onto the site' });
  expect(await within(steps).findByText(notThere)).toBeVisible();
  expect(steps.querySelector('time')).toHaveAttribute(
    'datetime',
    new Date(area.environment.now()).toISOString(),
  );
  area.publish((await first.downloads[0]?.text()) ?? '');
  await user.click(within(steps).getByRole('button', { name: 'Check again' }));
  expect(await within(steps).findByText('The site has it, so visitors see it.')).toBeVisible();
  expect(within(steps).queryByText(notThere)).toBeNull();
});
