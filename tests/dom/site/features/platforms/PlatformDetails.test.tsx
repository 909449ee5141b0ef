import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { statements } from '@/content/rules';
import type { PlatformDraft } from '@/domain/platform';
import { PlatformDetails } from '@/site/features/platforms/PlatformDetails';
import { aPlatform } from '../../../../support/records';

const show = (fields: Partial<PlatformDraft> = {}) =>
  render(<PlatformDetails platform={{ ...aPlatform(fields), id: '1', createdAt: '', updatedAt: '' }} />);

const figures = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${String(term.nextElementSibling?.textContent)}`);

it('lists every figure under its name', () => {
  show({ languages: ['English', 'German'], logo: 'https://platform.example/logo.png' });
  expect(figures()).toEqual([
    'Min deposit: $100',
    'Spreads: from 0.0 pips',
    'Leverage: up to 1:500',
    'Instruments: 120',
    'Runs on: Windows, Android, Web trader',
    'Languages: English, German',
  ]);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', 'https://platform.example/logo.png');
});

it('leaves out what is not known', () => {
  const supported = { windows: false, mac: false, android: false, ios: false, webTrader: false };
  const { container } = show({
    detailedDescription: '',
    features: [],
    minDeposit: '',
    spreads: '',
    leverage: '',
    instruments: 0,
    languages: [],
    supported,
    downloadLink: '',
    website: '',
  });
  expect(container).toHaveTextContent(
    new RegExp(`^TP${statements.platformFigures} ${statements.retailCaps}$`.replaceAll('.', '\\.')),
  );
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('links download and website in new tabs', () => {
  show();
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, ...['href', 'target', 'rel'].map((name) => link.getAttribute(name))]);
  expect(links).toEqual([
    ['Download Test Platform', 'https://platform.example/download', '_blank', 'noopener'],
    ['Visit the website', 'https://platform.example/', '_blank', 'noopener'],
  ]);
});
