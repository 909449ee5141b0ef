import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { practiceFile } from '@/data/practice/practiceFile';
import PracticeFile from '@/site/features/practice/account/PracticeFile';
import { renderRoutes } from '../../../../../support/render';

const account = { seed: 'K7M2Q9', prices: 'spread', rev: 2, at: 1500, log: [] } as const;

it('says why nothing can be imported while another tab has the account open', async () => {
  const file = <PracticeFile kept={null} past={[]} isHeld={false} onImport={() => undefined} />;
  const { user } = renderRoutes([{ path: '*', element: file }], '/practice/account');
  await user.upload(
    screen.getByLabelText('Import an account'),
    new File([practiceFile(account, [], '2026-11-27T08:00:00.000Z')], 'upmark-practice.json'),
  );
  expect(await screen.findByText(/^You're trading in another tab: import the file there/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import it' })).not.toBeInTheDocument();
});
