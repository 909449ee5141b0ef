import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { RecordCard } from '@/admin/dashboard/RecordCard';
import { site } from '@/content/site';
import { catalogueLists } from '@/data/catalogue/lists';
import type { JsonObject } from '@/data/storage/json';
import { anAdminArea, publishedFile } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { takeDownloads } from '../../../support/downloads';
import { quotaError } from '../../../support/environment';
import { answerConfirm, renderInAdminArea } from '../../../support/render';
import { sampleEntries } from '../../../support/sampleSignals';
import { aNewSignal } from '../../../support/signals';

function Card({ area }: { readonly area: ReturnType<typeof anAdminArea> }) {
  const [record, setRecord] = useState(area.catalogue.signals.read);
  return (
    <RecordCard
      state={{
        record,
        lacksSignals: area.maintenance.publication.lacksSignals(),
        recordRevision: area.maintenance.publication.recordRevision(),
      }}
      onChanged={() => {
        setRecord(area.catalogue.signals.read());
        return Promise.resolve();
      }}
    />
  );
}

async function open(area = anAdminArea({}, {}, null, sampleEntries)) {
  const view = renderInAdminArea(area, <Card area={area} />);
  await screen.findByRole('heading', { name: 'Record of Signals' });
  return { ...area, ...view };
}

it('gives the line that holds the fingerprint, to post where readers are', async () => {
  await open();
  const head = String(sampleEntries.at(-1)?.hash);
  expect(
    screen.getByText(
      `${site.name} record: 51 entries, fingerprint ${head.slice(0, 8)}…${head.slice(-6)}, revision 1, 2026-11-20T09:34Z`,
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy the line' })).toBeVisible();
  expect(screen.getByText('Every signal so far is a sample.')).toBeVisible();
  expect(screen.queryByText('Nothing of it is published yet.')).not.toBeInTheDocument();
});

it('copies the line, and gives it as a file', async () => {
  const downloads = takeDownloads();
  const { user } = await open();
  const line = screen.getByText(/record: 51 entries, fingerprint/).textContent;
  await user.click(screen.getByRole('button', { name: 'Copy the line' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(line);
  await user.click(screen.getByRole('button', { name: 'Download it' }));
  expect(downloads[0]).toMatchObject({ name: 'fingerprint-51.txt', type: 'text/plain;charset=utf-8' });
  await expect(downloads[0]?.text()).resolves.toBe(`${line}\n`);
});

it('says of an empty record that nothing is published, and offers to begin none', async () => {
  await open(anAdminArea());
  expect(screen.getByText('Nothing of it is published yet.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('Every signal so far is a sample.')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each([{}, { hash: 'a'.repeat(64) }, { publishedAt: '2026-11-20T09:34:00.000Z' }])(
  'gives no line of an entry that tells only %j of its seal',
  (entry) => {
    const area = anAdminArea();
    const record = { ...area.catalogue.signals.read(), sealed: [entry] };
    renderInAdminArea(
      area,
      <RecordCard
        state={{ record, lacksSignals: false, recordRevision: 1 }}
        onChanged={() => Promise.resolve()}
      />,
    );
    expect(screen.getByText('Nothing of it is published yet.')).toBeVisible();
    expect(screen.queryByText(/fingerprint/)).not.toBeInTheDocument();
  },
);

describe('where an older file has been put beside the site', () => {
  /** An admin area that has taken revision 7 before. */
  function afterRevision7(shown: readonly JsonObject[]) {
    const area = anAdminArea({}, {}, null, shown);
    for (const { seedKey } of Object.values(catalogueLists))
      area.area.setItem(seedKey, JSON.stringify({ revision: 7, records: [] }));
    area.area.setItem('upm_signals', JSON.stringify(sampleEntries));
    const head = { length: sampleEntries.length, head: sampleEntries.at(-1)?.hash, isSample: true };
    area.area.setItem('upm_signals_seed', JSON.stringify({ ...head, at: '2026-11-20T10:00:00.000Z' }));
    return area;
  }

  it('gives no line to post of a record that nobody sees there', async () => {
    await open(afterRevision7(sampleEntries.slice(0, 49)));
    expect(
      screen.getByText('The site shows 49 entries, this browser holds 51: publish again.'),
    ).toBeVisible();
    expect(
      screen.getByText(/^The line to post stands here once the site shows all of them\.$/),
    ).toBeVisible();
    expect(screen.queryByText(/fingerprint/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy the line' })).toBeNull();
  });

  it('names the revision in which the record stands there', async () => {
    await open(afterRevision7(sampleEntries));
    expect(screen.getByText(/^.* record: 51 entries, fingerprint .*, revision 1, /)).toBeVisible();
  });
});

it('begins an own record once, and asks before', async () => {
  const questions = answerConfirm(true);
  const { user, catalogue } = await open();
  await user.click(screen.getByRole('button', { name: 'Begin your own record' }));
  expect(
    await screen.findByText(
      'The record is empty and yours. Publish it, so that visitors see the samples no more.',
    ),
  ).toBeVisible();
  expect(questions).toEqual([
    'Leave all sample signals behind and begin your own record with signal 1? This can be done once, and cannot be undone after the next publication.',
  ]);
  expect(catalogue.signals.read().replay.signals).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Begin your own record' })).toBeNull();
});

it('begins no own record where that is not wished', async () => {
  answerConfirm(false);
  const { user, catalogue } = await open();
  await user.click(screen.getByRole('button', { name: 'Begin your own record' }));
  expect(catalogue.signals.read().replay.signals).not.toEqual([]);
  for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement();
});

it('begins no own record where another tab has issued a signal meanwhile, and says so', async () => {
  answerConfirm(true);
  const area = anAdminArea({}, { now: () => Date.UTC(2026, 10, 22, 12) }, null, sampleEntries);
  const { user, catalogue } = await open(area);
  await catalogue.signals.issue([aNewSignal()]);
  await user.click(screen.getByRole('button', { name: 'Begin your own record' }));
  expect(
    await screen.findByText('Nothing was changed: the record holds a signal that is no sample.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Begin your own record' })).toBeNull();
});

it('says why no own record could be begun', async () => {
  answerConfirm(true);
  const { area, user } = await open();
  area.failWrites = quotaError();
  await user.click(screen.getByRole('button', { name: 'Begin your own record' }));
  expect(await screen.findByText(/^Nothing was changed: the browser's storage is full\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Begin your own record' })).toBeVisible();
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
});

it('S24: offers no own record once a signal is issued that is none of the samples', async () => {
  const area = anAdminArea({}, { now: () => Date.UTC(2026, 10, 22, 12) }, null, sampleEntries);
  await area.catalogue.signals.issue([aNewSignal()]);
  await open(area);
  expect(screen.queryByRole('button', { name: 'Begin your own record' })).toBeNull();
});

it('S17: says that the file on the site carries no signals, and what brings them back', async () => {
  const area = anAdminArea({}, {}, null, sampleEntries);
  area.publish(publishedFile(2, { signals: undefined }));
  await area.seeds.refresh();
  await open(area);
  expect(
    screen.getByText(
      'The file on the site carries no signals. The record stays as it is here, and the next publication brings it back.',
    ),
  ).toBeVisible();
  expect(screen.getByText(/record: 51 entries/)).toBeVisible();
});
