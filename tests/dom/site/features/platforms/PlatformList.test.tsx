import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlatformList } from '@/site/features/platforms/PlatformList';
import { aCatalogue, tellOfOtherTab } from '../../../../support/catalogue';
import { aPlatform } from '../../../../support/records';
import { renderWith } from '../../../../support/render';

const show = (data: ReturnType<typeof aCatalogue>) => renderWith(data.catalogue, <PlatformList />);
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const empty = () => screen.findByRole('heading', { name: 'No platforms available' });

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

it.each([
  ['there are none', []],
  ['none is active', [aPlatform({ isActive: false })]],
])('shows the specified empty state when %s', async (_why, platforms) => {
  show(aCatalogue({ platforms }));
  expect(await empty()).toBeVisible();
  expect(screen.getByText('Check back soon for our trading platforms')).toBeVisible();
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
