import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DamagedDataCard } from '@/admin/dashboard/DamagedDataCard';
import { anAdminArea } from '../../../support/catalogue';
import { takeDownloads } from '../../../support/downloads';
import { answerConfirm, renderInAdminArea } from '../../../support/render';

const KEPT = 'upm_brokers.corrupt';

function show(items: Readonly<Record<string, string>>) {
  const area = anAdminArea();
  for (const [key, text] of Object.entries(items)) area.area.setItem(key, text);
  const downloads = takeDownloads();
  const readAgain: (string | null)[] = [];
  const { quarantine } = area.maintenance;
  const view = renderInAdminArea(
    area,
    <DamagedDataCard
      texts={quarantine.list()}
      unreadable={quarantine.unreadable()}
      onChanged={() => {
        readAgain.push(area.area.getItem(KEPT));
        return Promise.resolve();
      }}
    />,
  );
  return {
    ...area,
    downloads,
    readAgain,
    press: (name: string) => view.user.click(screen.getByRole('button', { name })),
  };
}

const notice = () => screen.getByRole('status');

it('lists damaged data and downloads it', async () => {
  const { downloads, press } = show({ [KEPT]: '[{"name":"cut', upm_platforms: 'x' });
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'upm_platforms1 characters, still stored as the list',
    `${KEPT}13 characters`,
  ]);
  await press(`Download ${KEPT}`);
  expect(downloads[0]?.name).toBe(`${KEPT}.txt`);
  await expect(downloads[0]?.text()).resolves.toBe('[{"name":"cut');
  expect(notice()).toHaveTextContent(/^“upm_brokers\.corrupt” downloaded\.$/);
});

it('deletes damaged data after confirmation and keeps focus', async () => {
  const { area, press, readAgain } = show({ [KEPT]: 'x', upm_platforms: 'x' });
  const refused = answerConfirm(false);
  await press(`Delete ${KEPT}`);
  expect(refused).toEqual([`Are you sure you want to delete “${KEPT}”?`]);
  expect(area.getItem(KEPT)).toBe('x');
  expect(notice()).toBeEmptyDOMElement();
  expect(readAgain).toEqual([]);
  answerConfirm(true);
  await press(`Delete ${KEPT}`);
  expect(area.getItem(KEPT)).toBeNull();
  expect(readAgain).toEqual([null]);
  expect(notice()).toHaveTextContent(`“${KEPT}” deleted.`);
  expect(notice()).toHaveFocus();
});

it('counts the unreadable entries in a list and downloads them', async () => {
  const nameless = (id: string) => ({ id, name: null });
  const { downloads, press } = show({
    upm_brokers: JSON.stringify([nameless('7')]),
    upm_platforms: JSON.stringify([nameless('8'), nameless('9')]),
  });
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'upm_platforms2 unreadable entries',
    'upm_brokers1 unreadable entry',
  ]);
  await press('Download the unreadable entries in upm_platforms');
  expect(downloads[0]?.name).toBe('upm_platforms-unreadable.json');
  expect(JSON.parse((await downloads[0]?.text()) ?? '')).toEqual([nameless('8'), nameless('9')]);
  expect(notice()).toHaveTextContent(/^Unreadable entries in “upm_platforms” downloaded\.$/);
});

it('removes an unreadable entry without a published version when Replace is pressed', async () => {
  const { area, readAgain, press } = show({ upm_brokers: JSON.stringify([{ id: '7', name: null }]) });
  await press('Replace the unreadable entries in upm_brokers');
  expect(await screen.findByText(/^The unreadable entries in “upm_brokers” were replaced\./)).toHaveFocus();
  expect(area.getItem('upm_brokers')).toBe('[]');
  expect(readAgain).toHaveLength(1);
});
