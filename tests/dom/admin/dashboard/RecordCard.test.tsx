import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { RecordCard } from '@/admin/dashboard/RecordCard';
import { site } from '@/content/site';
import { catalogueLists } from '@/data/catalogue/lists';
import type { JsonObject } from '@/data/storage/json';
import { anAdminArea, publishedFile } from '../../../support/catalogue';
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
});

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
  expect(await screen.findByText(/^The record is empty and yours/)).toBeVisible();
  expect(questions).toHaveLength(1);
  expect(catalogue.signals.read().replay.signals).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Begin your own record' })).toBeNull();
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
