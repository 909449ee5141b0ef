import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseCsv } from '../../../support/csv';
import { takeDownloads } from '../../../support/downloads';
import { aNewSignal, aSignalDraft } from '../../../support/signals';
import { openSignals } from '../../../support/signalsPanel';

it('exports the selected signals from the latest, without drafts', async () => {
  const downloads = takeDownloads();
  const { press, user } = await openSignals({
    prepare: async ({ catalogue }) => {
      await catalogue.signalDrafts.add(aSignalDraft());
      await catalogue.signals.issue([aNewSignal()]);
    },
  });
  await user.click(screen.getByLabelText('Select all 18'));
  await press('Export 17 signals');
  expect(screen.getByRole('status')).toHaveTextContent('17 signals exported.');
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

it('offers export for signals and deletion for drafts only', async () => {
  const { user } = await openSignals({
    prepare: ({ catalogue }) => catalogue.signalDrafts.add(aSignalDraft()),
  });
  const offered = () =>
    within(screen.getByRole('group', { name: 'With the selected rows' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await user.click(screen.getByLabelText('Select the draft “Euro, higher low”'));
  expect(offered()).toEqual(['Delete 1 draft', 'Clear selection']);
  await user.click(screen.getByLabelText('Select signal 16'));
  await user.click(screen.getByLabelText('Select the draft “Euro, higher low”'));
  expect(offered()).toEqual(['Export 1 signal', 'Clear selection']);
});
