import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecordDownloads } from '@/site/features/signals/RecordDownloads';
import { parseCsv } from '../../../../support/csv';
import { takeDownloads } from '../../../../support/downloads';
import { renderRoutes } from '../../../../support/render';
import { sampleSignals } from '../../../../support/sampleSignals';

it('downloads the record as a table and links to the published lists', async () => {
  const downloads = takeDownloads();
  const { user } = renderRoutes([{ path: '*', element: <RecordDownloads signals={sampleSignals} /> }], '/');
  await user.click(screen.getByRole('button', { name: 'Table as CSV' }));
  expect(downloads[0]?.name).toBe('signals.csv');
  const rows = parseCsv((await downloads[0]?.text()) ?? '');
  expect(rows.length).toBe(17);
  expect(rows[1]).toEqual([
    '1 EUR/USD (sample)',
    '12 January 2026',
    'buy',
    '1.08400',
    '1.08000',
    'Lost, at its stop',
    '-1',
    '-1.03',
  ]);
  expect(screen.getByRole('link', { name: 'All published lists as JSON' })).toHaveAttribute(
    'href',
    '/catalogue.json',
  );
});
