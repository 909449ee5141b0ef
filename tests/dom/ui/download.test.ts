import { expect, it } from 'vitest';
import { downloadFile } from '@/ui/download';
import { takeDownloads } from '../../support/downloads';

it('downloads a file with its name, type and text', async () => {
  const downloads = takeDownloads();
  downloadFile('brokers.csv', 'text/csv', 'Ärger');
  expect(downloads).toEqual([
    expect.objectContaining({ name: 'brokers.csv', type: 'text/csv;charset=utf-8' }),
  ]);
  await expect(downloads[0]?.text()).resolves.toBe('Ärger');
});
