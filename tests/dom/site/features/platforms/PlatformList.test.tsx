import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlatformList } from '@/site/features/platforms/PlatformList';
import { aCatalogue, tellOfOtherTab } from '../../../../support/catalogue';
import { takeConsoleMessages } from '../../../../support/consoleGuard';
import { deferred } from '../../../../support/deferred';
import { aPlatform } from '../../../../support/records';
import { renderWith } from '../../../../support/render';
import { seedFile } from '../../../../support/seedFile';

const show = (data: ReturnType<typeof aCatalogue>) => renderWith(data.catalogue, <PlatformList />);
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const empty = () => screen.findByRole('heading', { name: 'No platforms available' });

it('shows the specified text while it loads', async () => {
  const held = deferred<undefined>();
  show(aCatalogue({ platforms: [aPlatform()] }, { wait: () => held.promise }));
  expect(screen.getByText('Loading platforms...')).toBeVisible();
  expect(names()).toEqual([]);
  held.resolve(undefined);
  expect(await screen.findByRole('heading', { name: 'Test Platform' })).toBeVisible();
  expect(screen.queryByText('Loading platforms...')).not.toBeInTheDocument();
});

it('shows active platforms by their sort order', async () => {
  show(
    aCatalogue({
      platforms: [
        aPlatform({ name: 'Third', sortOrder: 3 }),
        aPlatform({ name: 'Hidden', sortOrder: 2, isActive: false }),
        aPlatform({ name: 'First', sortOrder: 1 }),
      ],
    }),
  );
  await screen.findByRole('heading', { name: 'First' });
  expect(names()).toEqual(['First', 'Third']);
});

it('shows the platforms of the build when none are stored', async () => {
  const data = aCatalogue();
  data.area.removeItem('upm_platforms');
  show(data);
  await screen.findByRole('heading', { name: 'Seeded One' });
  expect(names()).toEqual(seedFile.platforms.map(({ name }) => name));
  const figures = screen.getAllByRole('definition').map((text) => text.textContent);
  expect(figures).toEqual(
    seedFile.platforms.flatMap(({ minDeposit, spreads, leverage }) => [minDeposit, spreads, leverage]),
  );
});

it.each([
  ['there are none', []],
  ['none is active', [aPlatform({ isActive: false })]],
])('shows the specified empty state when %s', async (_why, platforms) => {
  show(aCatalogue({ platforms }));
  expect(await empty()).toBeVisible();
  expect(screen.getByText('Check back soon for our trading platforms')).toBeVisible();
});

it('shows an empty list when storage cannot be read', async () => {
  const data = aCatalogue({ platforms: [aPlatform()] });
  data.area.failReads = new Error('gone');
  show(data);
  expect(await empty()).toBeVisible();
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
});

it('updates when another tab changes the list', async () => {
  const data = aCatalogue({ platforms: [aPlatform({ name: 'Before' })] });
  show(data);
  await screen.findByRole('heading', { name: 'Before' });
  data.put({ platforms: [aPlatform({ name: 'After' })] });
  act(() => {
    tellOfOtherTab('upm_platforms');
  });
  expect(await screen.findByRole('heading', { name: 'After' })).toBeVisible();
  expect(names()).toEqual(['After']);
});
