import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PeopleSection } from '@/site/components/PeopleSection';

it('shows the people named by the owner, and no section when there are none', () => {
  const { container, rerender } = render(<PeopleSection people={[]} />);
  expect(container).toBeEmptyDOMElement();
  const register = { label: 'Register entry', url: 'https://register.example/1' };
  rerender(<PeopleSection people={[{ name: 'Ada King', role: 'Analyst', since: 2019, register }]} />);
  expect(screen.getByRole('heading', { name: 'Ada King' })).toBeVisible();
  expect(screen.getByText('Analyst, since 2019')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register entry' })).toHaveAttribute('href', register.url);
  expect(screen.getByText('AK')).toBeVisible();
});
