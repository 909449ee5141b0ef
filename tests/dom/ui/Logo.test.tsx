import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Logo } from '@/ui/Logo';

it.each([
  ['Northgate Example Markets', 'NE'],
  ['cTrader', 'C'],
  ['🚀 Rocket', '🚀R'],
])('shows the initials of %s as %s', (name, letters) => {
  render(<Logo name={name} src={null} />);
  expect(screen.getByText(letters)).toBeVisible();
});

it('shows an image from a new URL after an earlier one failed to load', () => {
  const { rerender } = render(<Logo name="Test Broker" src="https://a.example/logo.png" />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.getByText('TB')).toBeVisible();
  rerender(<Logo name="Test Broker" src="https://b.example/logo.png" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', 'https://b.example/logo.png');
  expect(screen.queryByText('TB')).not.toBeInTheDocument();
});

it('resolves a local image against the base path', () => {
  vi.stubEnv('BASE_URL', '/academy/');
  render(<Logo name="Test Broker" src="/logos/x.png" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/academy/logos/x.png');
});

it('sends no referrer to the image host', () => {
  render(<Logo name="Test Broker" src="https://a.example/logo.png" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('referrerpolicy', 'no-referrer');
});
