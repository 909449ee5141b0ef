import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseCsv } from '../../../support/csv';
import { takeDownloads } from '../../../support/downloads';
import { aNewSignal, aSignalDraft } from '../../../support/signals';
import { openSignals } from '../../../support/signalsPanel';

it('exports a file with every signal from the newest, in the columns of the record, and without drafts', async () => {
  const downloads = takeDownloads();
  const { press } = await openSignals({
    prepare: async ({ catalogue }) => {
      await catalogue.signalDrafts.add(aSignalDraft());
      await catalogue.signals.issue([aNewSignal()]);
    },
  });
  await press('Export CSV');
  expect(screen.getByRole('status')).toHaveTextContent('17 signals exported. Drafts are left out.');
  expect(downloads).toMatchObject([
    {
      name: expect.stringMatching(/-signals-\d{4}-\d\d-\d\d-\d{6}\.csv$/) as string,
      type: 'text/csv;charset=utf-8',
    },
  ]);
  const [header, ...rows] = parseCsv((await downloads[0]?.text()) ?? '');
  expect(header).toEqual([
    'Signal',
    'Published',
    'Direction',
    'Entry',
    'Stop loss',
    'State',
    'Result (R)',
    'Result after costs (R)',
  ]);
  expect(rows.map(([signal]) => signal?.split(' ', 1)[0])).toEqual(
    Array.from({ length: 17 }, (_, index) => String(17 - index)),
  );
  expect(rows[0]).toEqual([
    '17 EUR/USD',
    'not published',
    'buy',
    '1.08200 to 1.08400',
    '1.08000',
    'Waiting',
    '',
    '',
  ]);
});

it('exports what is shown of a list that is searched and sorted, in that order', async () => {
  const downloads = takeDownloads();
  const { user, press } = await openSignals();
  await user.type(screen.getByRole('searchbox'), 'gold');
  await user.click(within(screen.getByRole('columnheader', { name: /^No\./ })).getByRole('button'));
  await press('Export CSV');
  expect(screen.getByRole('status')).toHaveTextContent('2 signals exported.');
  const [, ...rows] = parseCsv((await downloads[0]?.text()) ?? '');
  expect(rows.map(([signal]) => signal)).toEqual(['4 Gold (sample)', '13 Gold (sample)']);
});

it('says one signal where it is one', async () => {
  takeDownloads();
  const { press } = await openSignals({
    signals: [],
    prepare: ({ catalogue }) => catalogue.signals.issue([aNewSignal()]),
  });
  await press('Export CSV');
  expect(screen.getByRole('status')).toHaveTextContent(/^1 signal exported\. Drafts are left out\.$/);
});
