import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { MaintenanceCard } from '@/admin/dashboard/MaintenanceCard';
import { anAdminArea } from '../../../support/catalogue';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { parseCsv } from '../../../support/csv';
import { takeDownloads } from '../../../support/downloads';
import { aBroker, aPlatform } from '../../../support/records';
import { answerConfirm, renderInAdminArea } from '../../../support/render';
import { seedFile } from '../../../support/seedFile';

function show(
  area = anAdminArea({ brokers: [aBroker({ name: '=A' }), aBroker()], platforms: [aPlatform()] }),
) {
  const downloads = takeDownloads();
  /** What there is to drop when the card asks for a look at it. */
  const readAgain: (readonly string[])[] = [];
  const { cache } = area.maintenance;
  const view = renderInAdminArea(
    area,
    <MaintenanceCard
      cacheContents={cache.contents()}
      onChanged={() => {
        readAgain.push(cache.contents());
        return Promise.resolve();
      }}
    />,
  );
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...area, downloads, press, readAgain };
}

const notice = () => screen.getByRole('status');

it('has the three buttons of the specification', () => {
  show();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Clear Cache',
    'Backup Data',
    'Export Brokers',
  ]);
});

it('clears nothing but what it names', async () => {
  const { area, press, stored } = show();
  area.setItem('adminToken', 'x');
  expect(
    screen.getByText(
      'There is nothing to drop at the moment. Lists, drafts, damaged texts, the activity log and your session always stay.',
    ),
  ).toBeVisible();
  await press('Clear Cache');
  expect(notice()).toHaveTextContent(/^There was nothing to clear\.$/);
  expect(stored('upm_brokers')).toHaveLength(2);
  expect(area.getItem('adminToken')).toBe('x');
});

it('F101: downloads both lists as one file without the session', async () => {
  const { area, downloads, press, stored } = show();
  area.setItem('adminToken', 'secret');
  await press('Backup Data');
  expect(notice()).toHaveTextContent('Backup downloaded. Platforms: 1. Brokers: 2.');
  expect(downloads[0]?.name).toMatch(
    new RegExp(String.raw`^${site.filePrefix}-backup-\d{4}-\d\d-\d\d-\d{6}\.json$`),
  );
  const text = (await downloads[0]?.text()) ?? '';
  expect(text).not.toContain('secret');
  expect(JSON.parse(text)).toMatchObject({ app: 'upmark', schema: 1, brokers: stored('upm_brokers') });
});

it('F98: exports the brokers as a table that no spreadsheet executes', async () => {
  const { downloads, press } = show();
  await press('Export Brokers');
  expect(await screen.findByText('Brokers exported: 2.')).toBeVisible();
  expect(downloads[0]).toMatchObject({
    name: expect.stringMatching(/\.csv$/) as unknown,
    type: 'text/csv;charset=utf-8',
  });
  const rows = parseCsv((await downloads[0]?.text()) ?? '');
  expect(rows.map(([, name]) => name)).toEqual(['Name', "'=A", 'Test Broker']);
});

it('backs up what is published of a list that cannot be read, and says so', async () => {
  const area = anAdminArea();
  area.area.setItem('upm_brokers', 'damaged');
  const { downloads, press } = show(area);
  await press('Backup Data');
  expect(
    await screen.findByText(/Of a list that cannot be read, it holds what is published; its text is under/),
  ).toBeVisible();
  expect(JSON.parse((await downloads[0]?.text()) ?? '')).toMatchObject({ brokers: seedFile.brokers });
});

it('exports no table of a damaged list, and says why', async () => {
  const area = anAdminArea();
  area.area.setItem('upm_brokers', 'damaged');
  const { downloads, press } = show(area);
  await press('Export Brokers');
  expect(
    await screen.findByText(
      `Nothing was exported: the stored list of brokers cannot be read. Download its text under Damaged Texts, then restore a backup.`,
    ),
  ).toBeVisible();
  expect(downloads).toEqual([]);
  expect(takeConsoleMessages()).toEqual(['DamagedListError: The stored list of brokers cannot be read.']);
});

it('asks before it clears, and names all of it before and after', async () => {
  const area = anAdminArea();
  area.area.setItem('upm_account', '{}');
  const contents = area.maintenance.cache.contents();
  expect(contents.length).toBeGreaterThan(0);
  const { press, readAgain } = show(area);
  const asked = answerConfirm(false);
  expect(
    screen.getByText(
      `Drops ${contents.join(', ')}. Lists, drafts, damaged texts, the activity log and your session always stay.`,
    ),
  ).toBeVisible();
  await press('Clear Cache');
  expect(notice()).toHaveTextContent('Nothing was cleared.');
  expect(area.maintenance.cache.contents()).toEqual(contents);
  expect(asked).toEqual([`Drop ${contents.join(', ')}?`]);
  answerConfirm(true);
  await press('Clear Cache');
  expect(await screen.findByText(`Cleared: ${contents.join(', ')}.`)).toBeVisible();
  expect(readAgain).toEqual([[]]);
});

it('says why the cache was not cleared', async () => {
  const area = anAdminArea();
  area.area.setItem('upm_account', '{}');
  answerConfirm(true);
  const { press } = show(area);
  area.area.removeItem = () => {
    throw new Error('gone');
  };
  await press('Clear Cache');
  expect(
    await screen.findByText(/^The cache was not cleared: the browser refused to store it\./),
  ).toBeVisible();
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
});

it('says of a backup how much of each list is in it, and puts in what the lists were made from', async () => {
  const { downloads, maintenance, press } = show();
  await press('Backup Data');
  expect(notice()).toHaveTextContent(/^Backup downloaded\. Platforms: 1\. Brokers: 2\.(?: [\w ]+: \d+\.)*$/);
  expect(downloads[0]?.type).toBe('application/json;charset=utf-8');
  expect(JSON.parse((await downloads[0]?.text()) ?? '')).toMatchObject({
    basis: JSON.parse(JSON.stringify(maintenance.backups.basis())) as unknown,
  });
});

it('names the table of brokers by the site and the time', async () => {
  const { downloads, press } = show();
  await press('Export Brokers');
  await screen.findByText('Brokers exported: 2.');
  expect(downloads[0]?.name).toMatch(
    new RegExp(String.raw`^${site.filePrefix}-brokers-\d{4}-\d\d-\d\d-\d{6}\.csv$`),
  );
});
