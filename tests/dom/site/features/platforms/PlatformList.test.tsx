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

it('says Loading platforms... until the list has come', async () => {
  const held = deferred<undefined>();
  show(aCatalogue({ platforms: [aPlatform()] }, { wait: () => held.promise }));
  expect(screen.getByText('Loading platforms...')).toBeVisible();
  expect(names()).toEqual([]);
  held.resolve(undefined);
  expect(await screen.findByRole('heading', { name: 'Test Platform' })).toBeVisible();
  expect(screen.queryByText('Loading platforms...')).not.toBeInTheDocument();
});

it('shows active platforms only, by sortOrder', async () => {
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

it('F20: puts platforms without a place last, in the order they are stored', async () => {
  show(
    aCatalogue({
      platforms: [
        { name: 'No place' },
        { name: 'Rubbish', sortOrder: 'x' },
        aPlatform({ name: 'Placed', sortOrder: 7 }),
      ],
    }),
  );
  await screen.findByRole('heading', { name: 'Placed' });
  expect(names()).toEqual(['Placed', 'No place', 'Rubbish']);
});

it('shows the platforms it comes with, and their figures, where nothing is stored', async () => {
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
])('says so in its exact words where %s', async (_why, platforms) => {
  show(aCatalogue({ platforms }));
  expect(await empty()).toBeVisible();
  expect(screen.getByText('Check back soon for our trading platforms')).toBeVisible();
});

it('F10: shows an empty list when storage cannot be read, and logs why', async () => {
  const data = aCatalogue({ platforms: [aPlatform()] });
  data.area.failReads = new Error('gone');
  show(data);
  expect(await empty()).toBeVisible();
  expect(takeConsoleMessages()).toEqual([expect.stringContaining('StorageError')]);
});

it('F80: never shows a doubled dollar sign', async () => {
  const { container } = show(
    aCatalogue({ platforms: ['$100', '$$100', '100'].map((minDeposit) => aPlatform({ minDeposit })) }),
  );
  expect(await screen.findAllByText('$100')).toHaveLength(3);
  expect(container).not.toHaveTextContent('$$');
});

it('F51: follows a change made in another tab', async () => {
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
