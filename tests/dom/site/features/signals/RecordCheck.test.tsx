import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { headOf } from '@/data/signals/chain';
import { checkRecord } from '@/data/signals/checkRecord';
import type { JsonObject } from '@/data/storage/json';
import { RecordCheck } from '@/site/features/signals/RecordCheck';
import { digest } from '../../../../support/digest';
import { renderRoutes } from '../../../../support/render';
import { sampleEntries } from '../../../../support/sampleSignals';

const record: readonly JsonObject[] = sampleEntries;
const HEAD = headOf(record);

function show(entries: readonly JsonObject[] | null, fields: object = {}) {
  const check = (onProgress: (checked: number) => void) =>
    checkRecord({
      ask: () =>
        entries === null
          ? Promise.reject(new Error('offline'))
          : Promise.resolve(JSON.stringify({ signals: entries })),
      digest,
      seen: null,
      builtIn: { length: 51, head: HEAD, isSample: true },
      onProgress,
      ...fields,
    });
  return renderRoutes(
    [
      {
        path: '*',
        element: <RecordCheck check={check} secureAddress="https://upmark.example/services/signals/record" />,
      },
    ],
    '/',
  );
}

const press = ({ user }: ReturnType<typeof show>) =>
  user.click(screen.getByRole('button', { name: 'Check the record' }));

it('confirms that no entry has changed, and gives the date of the record seen earlier', async () => {
  const seen = {
    length: 12,
    head: String(record[11]?.hash),
    at: '2026-03-03T10:00:00.000Z',
    isSample: true,
  };
  await press(show(record, { seen }));
  expect(
    await screen.findByText(
      '51 updates, none changed since publication. It still holds everything you saw on 3 March 2026.',
    ),
  ).toBeVisible();
});

it('names the entry whose text was changed', async () => {
  await press(show(record.with(31, { ...record[31], note: 'x' })));
  expect(
    await screen.findByText(
      "Update 32 isn't valid: its text doesn't match its checksum. Something in this record was changed later. Please let us know, and don't rely on the figures.",
    ),
  ).toBeVisible();
});

it('warns about a record without its latest entries', async () => {
  await press(show(record.slice(0, 40)));
  expect(
    await screen.findByText(
      /^This record no longer contains everything it did when this page was built\. .* 40 updates, none changed/,
    ),
  ).toBeVisible();
});

it('asks for HTTPS when the browser cannot compute hashes', async () => {
  await press(show(record, { digest: null }));
  expect(
    await screen.findByText(
      'Browsers can only check the record over https. Open this page at https://upmark.example/services/signals/record.',
    ),
  ).toBeVisible();
});

it('reports that the record could not be loaded', async () => {
  await press(show(null));
  expect(
    await screen.findByText("The record couldn't be fetched, so nothing was checked. Try again later."),
  ).toBeVisible();
});
