import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TrackRecordCard } from '@/admin/dashboard/TrackRecordCard';
import { anAdminArea, publishedFile } from '../../../support/catalogue';
import { answerConfirm, renderInAdminArea } from '../../../support/render';
import { sampleEntries } from '../../../support/sampleSignals';

function Card({ area }: { readonly area: ReturnType<typeof anAdminArea> }) {
  const [record, setRecord] = useState(area.catalogue.signals.read);
  return (
    <TrackRecordCard
      state={{
        record,
        siteFile: area.maintenance.publication.siteFile(),
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

it('empties the record only once, after confirmation', async () => {
  const questions = answerConfirm(true);
  const { user, catalogue } = await open();
  await user.click(screen.getByRole('button', { name: 'Begin your own record' }));
  expect(
    await screen.findByText(
      'Your record is empty. Publish it so that pages offer it to visitors instead of the samples.',
    ),
  ).toBeVisible();
  expect(questions).toEqual([
    "Remove all sample signals and begin your own record with signal 1? You can only do this once, and it can't be undone.",
  ]);
  expect(catalogue.signals.read().replay.signals).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Begin your own record' })).toBeNull();
});

it('keeps the samples when the dialog is cancelled', async () => {
  answerConfirm(false);
  const { user, catalogue } = await open();
  await user.click(screen.getByRole('button', { name: 'Begin your own record' }));
  expect(catalogue.signals.read().replay.signals).not.toEqual([]);
  for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement();
});

it('says that the published file has no signals', async () => {
  const area = anAdminArea({}, {}, null, sampleEntries);
  area.publish(publishedFile(2, { signals: undefined }));
  await area.seeds.refresh();
  await open(area);
  expect(
    screen.getByText(
      'The file on the site contains no signals. The record stays as it is here, and the next publication restores it.',
    ),
  ).toBeVisible();
  expect(screen.getByText('51 updates published.')).toBeVisible();
});
