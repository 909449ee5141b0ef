import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlatformList } from '@/site/features/platforms/PlatformList';
import { aCatalogue } from '../../../../support/catalogue';
import { aPlatform } from '../../../../support/records';
import { renderWith } from '../../../../support/render';

const show = (data: ReturnType<typeof aCatalogue>) => renderWith(data.catalogue, <PlatformList />);
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const empty = () => screen.findByRole('heading', { name: 'No platforms available' });

it('shows active platforms in their sort order', async () => {
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

it('shows the specified message when no platform is active', async () => {
  show(aCatalogue({ platforms: [aPlatform({ isActive: false })] }));
  expect(await empty()).toBeVisible();
  expect(screen.getByText('Check back soon for our trading platforms')).toBeVisible();
});
