import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DamagedTextsCard } from '@/admin/dashboard/DamagedTextsCard';
import { anAdminArea } from '../../../support/catalogue';
import { takeDownloads } from '../../../support/downloads';
import { answerConfirm, renderInAdminArea } from '../../../support/render';

const KEPT = 'upm_brokers.corrupt';

function show(items: Readonly<Record<string, string>>) {
  const area = anAdminArea();
  for (const [key, text] of Object.entries(items)) area.area.setItem(key, text);
  const downloads = takeDownloads();
  const view = renderInAdminArea(
    area,
    <DamagedTextsCard texts={area.maintenance.quarantine.list()} onChanged={() => Promise.resolve()} />,
  );
  return {
    ...area,
    downloads,
    press: (name: string) => view.user.click(screen.getByRole('button', { name })),
  };
}

it('says that there are none', () => {
  show({});
  expect(screen.getByText('There are none.')).toBeVisible();
});

it('F26: shows each text that was kept aside with its size, and downloads it as it is', async () => {
  const { downloads, press } = show({ [KEPT]: '[{"name":"cut', upm_platforms: 'x' });
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'upm_platforms1 characters, still in the place of the list',
    `${KEPT}13 characters`,
  ]);
  await press(`Download ${KEPT}`);
  expect(downloads[0]?.name).toBe(`${KEPT}.txt`);
  await expect(downloads[0]?.text()).resolves.toBe('[{"name":"cut');
});

it('deletes a text only after asking, and keeps the focus', async () => {
  const { area, press } = show({ [KEPT]: 'x', upm_platforms: 'x' });
  const refused = answerConfirm(false);
  await press(`Delete ${KEPT}`);
  expect(refused).toEqual([`Are you sure you want to delete the text “${KEPT}”?`]);
  expect(area.getItem(KEPT)).toBe('x');
  answerConfirm(true);
  await press(`Delete ${KEPT}`);
  expect(area.getItem(KEPT)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(`“${KEPT}” deleted.`);
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Delete upm_platforms' })).not.toBeInTheDocument();
});
