import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Contained } from '@/ui/Contained';
import { takeConsoleMessages } from '../support/consoleGuard';

function Broken(): never {
  throw new Error('broken on purpose');
}

it('F89: a card that fails is replaced; the cards beside it stay, and the error is logged', () => {
  render(
    <ul>
      {['one', 'two', 'three'].map((name) => (
        <li key={name}>
          <Contained fallback={<p>{name} cannot be shown.</p>}>
            {name === 'two' ? <Broken /> : <p>{name}</p>}
          </Contained>
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
