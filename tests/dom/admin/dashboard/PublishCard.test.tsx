import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { seal } from '@/data/signals/chain';
import { UnpublishedError } from '@/data/catalogue/publishedCatalogue';
import { formatLocalTime } from '@/domain/signals/times';
import { PublishCard } from '@/admin/dashboard/PublishCard';
import { anAdminArea, publishedFile } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { digest } from '../../../support/digest';
import { takeDownloads } from '../../../support/downloads';
import { aMemoryHost } from '../../../support/memoryHost';
import { aBroker } from '../../../support/records';
import { answerConfirm, renderInAdminArea } from '../../../support/render';
import { aNewSignal, anIssued } from '../../../support/signals';

function show(area = anAdminArea({ brokers: [aBroker()] })) {
  const downloads = takeDownloads();
  const view = renderInAdminArea(
    area,
    <PublishCard
      unpublished={area.maintenance.publication.unpublished()}
      onChanged={() => Promise.resolve()}
      onGoBack={() => undefined}
    />,
  );
  return {
    ...area,
    ...view,
    downloads,
    publishNow: () => view.user.click(screen.getByRole('button', { name: 'Publish' })),
  };
}

const time = '2025-12-31T12:00:00.000Z';
const others = anIssued({ at: time, createdAt: time, validUntil: '2026-02-01T12:00:00.000Z' });

const NEW_TIME = /get a new time of publication/;

it('warns that a renumbered signal may be known with an earlier time', async () => {
  const area = anAdminArea();
  await area.catalogue.signals.issue([aNewSignal()]);
  const { publishNow } = show(area);
  await publishNow();
  await screen.findByText(/^Revision 2 downloaded\./);
  area.publish(publishedFile(2, { signals: await seal([others], [], time, digest) }));
  await publishNow();
  expect(await screen.findByText(NEW_TIME)).toBeVisible();
});

it('downloads a renumbered signal only after confirmation', async () => {
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
  expect(await screen.findByText(/^Revision 3 downloaded\./)).toBeVisible();
  expect(JSON.parse((await downloads[0]?.text()) ?? '')).toMatchObject({
    signals: [{ signal: 1 }, { signal: 2 }],
  });
});

it('warns that others have published the same signal', async () => {
  const area = anAdminArea();
  await area.catalogue.signals.issue([aNewSignal()]);
  const [mine] = area.stored('upm_signals');
  area.publish(
    publishedFile(2, { signals: await seal([{ ...mine, at: time, createdAt: time }], [], time, digest) }),
  );
  const { publishNow } = show(area);
  await publishNow();
  expect(await screen.findByText(/becomes signal 2\. Signal 1 is the same/)).toBeVisible();
});

it('warns when others have brought back the samples', async () => {
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

it("asks before publishing updates when the clock is behind the site's", async () => {
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
      `This computer's clock says ${formatLocalTime(new Date(here).toISOString())}; the site's says ${formatLocalTime(there.toISOString())}. Signal updates would be published with this computer's time, which cannot be changed later. Publish anyway?`,
    ]);
  });
  expect(downloads).toEqual([]);
});

it('asks before publishing after an update dated in the future', async () => {
  vi.setSystemTime('2025-12-30T12:00:00Z');
  const questions = answerConfirm(false);
  const area = anAdminArea({}, { now: () => Date.now() });
  area.publish(publishedFile(2, { signals: await seal([others], [], time, digest) }));
  await area.maintenance.publication.siteAnswered();
  await area.catalogue.signals.issue([aNewSignal()]);
  await show(area).publishNow();
  expect(await screen.findByText('Nothing was published or changed.')).toBeVisible();
  expect(questions).toEqual([
    'The latest published update is dated 31 December 2025, 12:00 GMT, which is in the future, and yours would get the same date: signals entered before then do not count in any figures. Publish anyway?',
  ]);
});

const atOnce = { kind: 'triggered', by: 'Test author, analyst', price: '1.08400' } as const;

it.each([
  [
    'market',
    [atOnce],
    16,
    'is a market order issued more than 15 minutes ago, so it would not count in any figures.',
  ],
  ['limit', [atOnce], 16, 'was entered before its plan was public, so it would not count in any figures.'],
  ['limit', [], 365 * 24 * 60, 'expired on 24 December 2026, 20:00 GMT.'],
])('asks before publishing a plan nobody can follow: %s', async (order, events, minutes, words) => {
  const questions = answerConfirm(false);
  const area = anAdminArea();
  await area.catalogue.signals.issue([aNewSignal({ order }), ...events]);
  vi.setSystemTime(new Date(area.environment.now() + minutes * 60_000));
  await show(area).publishNow();
  expect(await screen.findByText('Nothing was published or changed.')).toBeVisible();
  expect(questions).toEqual([`Signal 1 ${words} Publish anyway?`]);
});

it('downloads all lists as a catalogue with the next revision', async () => {
  const { downloads, publishNow, stored } = show();
  await publishNow();
  expect(
    await screen.findByText('Revision 2 downloaded. Visitors see it once the file is uploaded.'),
  ).toBeVisible();
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
  ['is missing', new UnpublishedError('missing'), /There is no catalogue\.json on the site at present\./],
  ['is broken', '{"app":"upmark"', /The catalogue\.json on the site is damaged/],
])('publishes and warns when the file on the site %s', async (_what, answer, words) => {
  const { downloads, publish, publishNow } = show();
  publish(answer);
  await publishNow();
  expect(await screen.findByText(/^Revision 2 downloaded\./)).toHaveTextContent(words);
  expect(downloads).toHaveLength(1);
});

it("publishes nothing when the site's revision is unknown", async () => {
  const { downloads, publish, publishNow } = show();
  publish(null);
  await publishNow();
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(
      'Nothing was published: the site did not report its current revision. Check the connection, then try again.',
    );
  });
  expect(downloads).toEqual([]);
  expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('UnknownRevisionError')]);
});

it('offers a download even when a publishing host is set', async () => {
  const { user, downloads } = show(anAdminArea({ brokers: [aBroker()] }, {}, aMemoryHost().place));
  expect(screen.queryByText(/^Publish downloads the lists/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Download the file instead' }));
  expect(await screen.findByText(/^Revision 2 downloaded\./)).toBeVisible();
  expect(downloads).toHaveLength(1);
});
