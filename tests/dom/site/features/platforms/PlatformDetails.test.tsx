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

it('has every figure under its name, in one order', () => {
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

it('says whose figures they are, and what retail clients get of the leverage', () => {
  show();
  expect(screen.getByText(/entry accounts/)).toHaveTextContent(
    `${statements.platformFigures} ${statements.retailCaps}`,
  );
});

it.each([
  [0, false],
  [1, true],
])('counts %i instruments only where there are any: %s', (instruments, isNamed) => {
  show({ instruments });
  expect(figures().includes(`Instruments: ${String(instruments)}`)).toBe(isNamed);
  expect(figures().length).toBe(isNamed ? 6 : 5);
});

it('leaves out what nobody has said', () => {
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

it('lists every feature below its own heading', () => {
  show();
  expect(screen.getByRole('heading', { level: 2, name: 'Features' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
  ]);
});

it('leads to the download and to the website, in other tabs that cannot reach this one', () => {
  show();
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, ...['href', 'target', 'rel'].map((name) => link.getAttribute(name))]);
  expect(links).toEqual([
    ['Download Test Platform', 'https://platform.example/download', '_blank', 'noopener'],
    ['Visit the website', 'https://platform.example/', '_blank', 'noopener'],
  ]);
});
