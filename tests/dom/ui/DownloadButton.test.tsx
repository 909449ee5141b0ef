import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DownloadButton } from '@/ui/DownloadButton';
import { takeDownloads } from '../../support/downloads';
import { renderRoutes } from '../../support/render';

it('says what the saved file is called and offers to copy its text', async () => {
  const downloads = takeDownloads();
  const file = () => ({ name: 'table.csv', type: 'text/csv', text: 'A,B' });
  const { user } = renderRoutes([{ path: '*', element: <DownloadButton label="Save" file={file} /> }], '/');
  expect(screen.queryByRole('button', { name: 'Copy as text' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(downloads.map(({ name }) => name)).toEqual(['table.csv']);
  expect(screen.getByText(/saves it as “table\.csv”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await navigator.clipboard.readText()).toBe('A,B');
});
