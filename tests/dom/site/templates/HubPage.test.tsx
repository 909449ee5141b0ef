import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from '@/content/pages/education/index';
import HubPage from '@/site/templates/HubPage';

it("links to the reader's progress", () => {
  render(
    <MemoryRouter initialEntries={['/education']}>
      <HubPage page={page} address="/education" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Your progress' })).toHaveAttribute('href', '/education/progress');
});
