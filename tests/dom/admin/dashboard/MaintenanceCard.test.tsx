import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { MaintenanceCard } from '@/admin/dashboard/MaintenanceCard';
import { anAdminArea } from '../../../support/catalogue';
import { takeDownloads } from '../../../support/downloads';
import { aBroker, aPlatform } from '../../../support/records';
import { answerConfirm, renderInAdminArea } from '../../../support/render';

function show(
  area = anAdminArea({ brokers: [aBroker({ name: '=A' }), aBroker()], platforms: [aPlatform()] }),
) {
  const downloads = takeDownloads();
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

it('says that there was nothing to clear', async () => {
  const { area, press, stored } = show();
  area.setItem('adminToken', 'x');
  await press('Clear Cache');
  expect(notice()).toHaveTextContent(/^There was nothing to clear\.$/);
  expect(stored('upm_brokers')).toHaveLength(2);
  expect(area.getItem('adminToken')).toBe('x');
});

it('downloads all lists as one file', async () => {
  const { downloads, press, stored } = show();
  await press('Backup Data');
  expect(notice()).toHaveTextContent(
    'Backup downloaded. Platforms: 1. Brokers: 2. Webinars: 0. Signal drafts: 0. Signal updates: 0.',
  );
  expect(downloads[0]?.name).toMatch(
    new RegExp(String.raw`^${site.filePrefix}-backup-\d{4}-\d\d-\d\d-\d{6}\.json$`),
  );
  expect(JSON.parse((await downloads[0]?.text()) ?? '')).toMatchObject({
    app: 'upmark',
    schema: 1,
    brokers: stored('upm_brokers'),
    versions: { lists: { brokers: {} } },
  });
});

it('asks for confirmation before clearing the listed data', async () => {
  const area = anAdminArea();
  area.area.setItem('upm_account', '{}');
  const contents = area.maintenance.cache.contents();
  const { press, readAgain } = show(area);
  const asked = answerConfirm(false);
  expect(screen.getByText(new RegExp(`^Clears ${contents.join(', ')}\\.`))).toBeVisible();
  await press('Clear Cache');
  expect(notice()).toHaveTextContent('Nothing was cleared.');
  expect(area.maintenance.cache.contents()).toEqual(contents);
  expect(asked).toEqual([`Clear ${contents.join(', ')}?`]);
  answerConfirm(true);
  await press('Clear Cache');
  expect(await screen.findByText(`Cleared: ${contents.join(', ')}.`)).toBeVisible();
  expect(readAgain).toEqual([[]]);
});
