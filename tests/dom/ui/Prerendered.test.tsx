import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Prerendered } from '@/ui/Prerendered';
import { showBuilt } from '../../support/hydrate';

/** A chart that the second press makes live; the first press only renders it again. */
function Chart() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button onClick={() => setPresses(presses + 1)}>Next</button>
      {presses < 2 ? (
        <Prerendered fallback={<p>Loading…</p>}>
          <p>Drawn by the build</p>
        </Prerendered>
      ) : (
        <p>Live</p>
      )}
    </>
  );
}

it('keeps the prerendered HTML until the parent component replaces it', async () => {
  vi.stubEnv('SSR', true);
  const { hydrate } = showBuilt(<Chart />);
  vi.unstubAllEnvs();
  const built = screen.getByText('Drawn by the build');
  expect(await hydrate()).toEqual([]);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Drawn by the build')).toBe(built);
  expect(screen.queryByText('Loading…')).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Live')).toBeVisible();
  expect(built).not.toBeInTheDocument();
});

it('shows the fallback on a page that was not prerendered', () => {
  render(<Chart />);
  expect(screen.getByText('Loading…')).toBeVisible();
});
