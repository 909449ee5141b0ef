import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OverviewPanel } from '@/admin/dashboard/OverviewPanel';
import {
  anAdminArea,
  anAreaAheadOfTheSite,
  dispatchStorageEvent,
  publishedFile,
} from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { aBroker, aPlatform, aWebinar, someFacts } from '../../../support/records';
import { renderInAdminArea } from '../../../support/render';
import { sampleEntries } from '../../../support/sampleSignals';
import { aNewSignal, aSignalDraft } from '../../../support/signals';

const threeBrokers = [aBroker(), aBroker({ isActive: false }), aBroker()];

function show(data = anAdminArea({ brokers: threeBrokers, platforms: [aPlatform()] })) {
  const opened: string[] = [];
  const view = renderInAdminArea(
    data,
    <OverviewPanel onOpen={(...place) => opened.push(place.filter(Boolean).join(', '))} />,
  );
  return { ...data, ...view, opened };
}

function card(heading: string) {
  const element = screen.getByRole('heading', { name: heading }).parentElement;
  if (!element) throw new Error(`"${heading}" is in no card.`);
  return within(element);
}

it('shows the specified figures, each with a button to its tab', async () => {
  const { user, opened } = show();
  for (const [heading, figure, button] of [
    ['Total Brokers', '3', 'Manage Brokers'],
    ['Active Brokers', '2', 'View Active'],
    ['Platforms', '1', 'Manage Platforms'],
    ['System Status', 'Uptime 7 days', 'System Health'],
  ] as const) {
    expect(await card(heading).findByText(figure)).toBeVisible();
    await user.click(card(heading).getByRole('button', { name: button }));
  }
  expect(opened).toEqual(['brokers', 'brokers, active', 'platforms', 'system']);
});

it('counts drafts, unpublished updates, and signals by state', async () => {
  const data = anAdminArea({}, { now: () => Date.UTC(2026, 10, 22, 12) }, null, sampleEntries);
  await data.catalogue.signals.issue([aNewSignal()]);
  await data.catalogue.signalDrafts.add(aSignalDraft());
  const { user, opened } = show(data);
  await waitFor(() => {
    expect(
      card('Signals')
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent].join(' ')),
    ).toEqual(['Open 2', 'Waiting 2', 'Closed 10', 'Never traded 3', 'Drafts 1', 'Updates not published 1']);
  });
  await user.click(card('Signals').getByRole('button', { name: 'Manage Signals' }));
  expect(opened).toEqual(['signals']);
});

it('warns that the site has an older version', async () => {
  const { user, opened } = show(await anAreaAheadOfTheSite());
  await user.click(await screen.findByRole('button', { name: 'See Publish' }));
  expect(opened).toEqual(['publish']);
});

it('warns that a published update was changed by hand', async () => {
  const data = anAdminArea({}, {}, null, sampleEntries);
  await data.maintenance.catchUp();
  const signals = [{ ...sampleEntries[0], stopLoss: '1.00000' }, ...sampleEntries.slice(1)];
  data.publish(publishedFile(2, { signals }));
  await data.maintenance.catchUp(true);
  show(data);
  expect(
    await screen.findByText(
      "Published update 1 was changed by hand in the file on the site, so visitors see another value and the record's check fails. Publish again to put it right.",
    ),
  ).toBeVisible();
});

it('opens the list of damaged data that the figures leave out', async () => {
  const data = anAdminArea({ brokers: threeBrokers });
  data.area.setItem('upm_brokers', '{"bad');
  const { user, opened } = show(data);
  await user.click(await screen.findByRole('button', { name: 'See Damaged Data' }));
  expect(opened).toEqual(['system']);
});

const tasks = () =>
  card('To do')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('lists open tasks, each with a button that opens its tab', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 11, 1, 12) });
  const old = aBroker(someFacts);
  const data = anAdminArea(
    { brokers: [old, { ...old, isActive: false }], platforms: [aPlatform(), aPlatform()] },
    { now: () => Date.UTC(2026, 10, 22, 12) },
    null,
    sampleEntries,
  );
  await data.catalogue.signals.issue([aNewSignal()]);
  data.area.setItem('upm_signals', JSON.stringify([...data.stored('upm_signals'), 'damaged']));
  const { user, opened } = show(data);
  await waitFor(() => {
    expect(tasks()).toEqual([
      'No webinar is planned.Plan a webinar',
      '1 signal has expired or had no update for a week.Update signals',
      "1 signal update is set aside and won't be published.See why",
      'Licences were last checked over a year ago: Test Broker.Check licences',
      'Several active platforms have the same name: Test Platform.Compare platforms',
      expect.stringMatching(/^\d+ changes not published\.Publish$/),
    ]);
  });
  for (const name of [
    'Plan a webinar',
    'Update signals',
    'See why',
    'Check licences',
    'Compare platforms',
    'Publish',
  ])
    await user.click(card('To do').getByRole('button', { name }));
  expect(opened).toEqual(['webinars', 'signals', 'signals', 'brokers', 'platforms', 'publish']);
});

it('keeps focus on a task when another tab changes its text', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 11, 1, 12) });
  const data = anAdminArea({ brokers: [aBroker(someFacts)] });
  show(data);
  const check = await card('To do').findByRole('button', { name: 'Check licences' });
  check.focus();
  data.put({ brokers: [aBroker(someFacts), aBroker(someFacts)] });
  dispatchStorageEvent('upm_brokers');
  expect(
    await card('To do').findByText('Licences were last checked over a year ago: Test Broker, Test Broker.'),
  ).toBeVisible();
  expect(check).toHaveFocus();
});

it('says that there are no tasks', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 9, 1, 12) });
  const data = anAdminArea({ webinars: [aWebinar()] });
  const publication = { ...data.maintenance.publication, unpublished: () => ({}) };
  show({ ...data, maintenance: { ...data.maintenance, publication } });
  expect(await screen.findByText('Nothing needs your attention.')).toBeVisible();
});

it('shows no figures when storage cannot be read', async () => {
  const data = anAdminArea();
  data.area.failReads = new Error('gone');
  show(data);
  const said: unknown[] = [];
  await waitFor(() => {
    said.push(...takeConsoleMessages());
    expect(said).toEqual(Array.from({ length: 5 }, () => expect.stringContaining('StorageError') as string));
  });
  expect(card('Total Brokers').getByText('–')).toBeVisible();
});
