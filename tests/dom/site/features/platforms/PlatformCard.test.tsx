import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlatformDraft } from '@/domain/platform';
import { PlatformCard } from '@/site/features/platforms/PlatformCard';
import { evilUrls } from '../../../../support/evilUrls';
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

it('shows name, description, figures and the first three features', () => {
  show({ features: ['One', 'Two', 'Three', 'Four'] });
  expect(screen.getByRole('heading', { name: 'Test Platform' })).toBeVisible();
  expect(screen.getByText('A platform made for a test.')).toBeVisible();
  expect(figure('Min deposit')).toBe('$100');
  expect(figure('Spreads')).toBe('from 0.0 pips');
  expect(figure('Leverage')).toBe('up to 1:500');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two', 'Three']);
});

describe('Download', () => {
  it('leads to the download page', () => {
    show();
    expect(screen.getByText('Download')).toHaveAccessibleName('Download Test Platform');
    expect(download()).toHaveAttribute('href', 'https://platform.example/download');
    expect(download()).toHaveAttribute('rel', 'noopener');
  });

  it.each(evilUrls)('%s: is not there for %s', (_row, _what, downloadLink) => {
    show({ downloadLink, logo: downloadLink, website: downloadLink });
    expect(learnMore()).toBeVisible();
    expect(download()).not.toBeInTheDocument();
    expect(screen.queryByText('Download')).not.toBeInTheDocument();
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  });
});

describe('Learn More', () => {
  it.each([
    ['MetaTrader 5', '/platforms/metatrader5'],
    ['My  Own Platform', '/platforms/myownplatform'],
    ['Ünïcode', '/platforms/%C3%BCn%C3%AFcode'],
  ])('leads from %s to its lower-cased name without spaces: %s', async (name, address) => {
    const site = show({ name });
    expect(screen.getByText('Learn More')).toHaveAccessibleName(
      `Learn More about ${name.replaceAll(/\s+/g, ' ')}`,
    );
    expect(learnMore()).toHaveAttribute('href', address);
    await site.user.click(screen.getByRole('link', { name: /^Learn More/ }));
    expect(await screen.findByRole('heading', { name: 'Opened' })).toBeVisible();
    expect(site.address()).toBe(address);
  });

  it.each([
    ['../admin', '/platforms/..%2Fadmin'],
    ['a/b?c#d', '/platforms/a%2Fb%3Fc%23d'],
    ['//evil.example', '/platforms/%2F%2Fevil.example'],
  ])('F78: never leaves /platforms/ for the name %s', async (name, address) => {
    const site = show({ name });
    expect(learnMore()).toHaveAttribute('href', address);
    await site.user.click(screen.getByRole('link', { name: /^Learn More/ }));
    expect(await screen.findByRole('heading', { name: 'Opened' })).toBeVisible();
    expect(site.address()).toBe(address);
  });

  it.each(['', ' ', '.', '..', '. .'])('F78: is not there for the name %j', (name) => {
    show({ name });
    expect(download()).toBeVisible();
    expect(learnMore()).not.toBeInTheDocument();
  });
});

it('F76: shows a monogram where there is no logo, and where one does not load', () => {
  show({ name: 'Test Platform', logo: 'https://platform.example/logo.png' });
  expect(screen.queryByText('TP')).not.toBeInTheDocument();
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  expect(screen.getByText('TP')).toBeVisible();
});

it.each([
  ['markup', '<img src=x onerror=alert(1)>'],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['emoji', '🚀'],
  ['right-to-left text', 'منصة'],
])('F77: shows a name of %s as text', (_what, name) => {
  show({ name });
  expect(screen.getByRole('heading')).toHaveTextContent(name);
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});

it.each([
  ['$50', '$50'],
  ['50', '$50'],
  ['$ $50', '$50'],
])('F80: shows the minimum deposit %s as %s', (minDeposit, shown) => {
  show({ minDeposit });
  expect(figure('Min deposit')).toBe(shown);
});
