import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PlatformDraft } from '@/domain/catalogue/platform';
import { PlatformCard } from '@/site/features/platforms/PlatformCard';
import { aPlatform } from '../../../../support/records';
import { renderRoutes } from '../../../../support/render';

function show(fields: Partial<PlatformDraft> = {}) {
  const platform = { ...aPlatform(fields), id: '1', createdAt: '', updatedAt: '' };
  return renderRoutes(
    [
      { path: '/platforms', element: <PlatformCard platform={platform} /> },
      { path: '*', element: <h1>Opened</h1> },
    ],
    '/platforms',
  );
}

const download = () => screen.queryByRole('link', { name: /^Download/ });
const learnMore = () => screen.queryByRole('link', { name: /^Learn More/ });
const figure = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

it('shows name, description, figures and three features', () => {
  show({ features: ['One', 'Two', 'Three', 'Four'] });
  expect(screen.getByRole('heading', { name: 'Test Platform' })).toBeVisible();
  expect(screen.getByText('A platform made for a test.')).toBeVisible();
  expect(figure('Min deposit')).toBe('$100');
  expect(figure('Spreads')).toBe('from 0.0 pips');
  expect(figure('Leverage')).toBe('up to 1:500');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two', 'Three']);
});

it('links to the download page', () => {
  show();
  expect(screen.getByText('Download')).toHaveAccessibleName('Download Test Platform');
  expect(download()).toHaveAttribute('href', 'https://platform.example/download');
  expect(download()).toHaveAttribute('rel', 'noopener');
});

it('offers no download from an unsafe URL', () => {
  const downloadLink = 'javascript:alert(1)';
  show({ downloadLink, logo: downloadLink, website: downloadLink });
  expect(learnMore()).toBeVisible();
  expect(download()).not.toBeInTheDocument();
  expect(screen.queryByText('Download')).not.toBeInTheDocument();
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});

it('links to the page about the platform', async () => {
  const { user, address } = show({ name: 'Ünïcode' });
  await user.click(screen.getByRole('link', { name: 'Learn More about Ünïcode' }));
  expect(await screen.findByRole('heading', { name: 'Opened' })).toBeVisible();
  expect(address()).toBe('/platforms/%C3%BCn%C3%AFcode');
});
