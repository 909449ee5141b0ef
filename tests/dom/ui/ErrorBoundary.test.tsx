import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { takeConsoleMessages } from '../../support/consoleGuard';

function Broken(): never {
  throw new Error('broken on purpose');
}

it('replaces a failing card and keeps the others', () => {
  render(
    <ul>
      {['one', 'two', 'three'].map((name) => (
        <li key={name}>
          <ErrorBoundary fallback={<p>{name} cannot be shown.</p>}>
            {name === 'two' ? <Broken /> : <p>{name}</p>}
          </ErrorBoundary>
        </li>
      ))}
    </ul>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'one',
    'two cannot be shown.',
    'three',
  ]);
  expect(takeConsoleMessages().join()).toContain('broken on purpose');
});
