import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** Renders server HTML; `hydrate` hydrates it and returns the mismatches. */
export function showBuilt(ui: ReactNode) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(ui);
  document.body.append(container);
  onTestFinished(() => {
    container.remove();
  });
  const hydrate = async (): Promise<unknown[]> => {
    const differences: unknown[] = [];
    // If the callback of `act` returns a promise, the `act` environment stays on until effects have run, even if an
    // earlier test
    // turned it off.
    const root = await act(() =>
      Promise.resolve(hydrateRoot(container, ui, { onRecoverableError: (error) => differences.push(error) })),
    );
    onTestFinished(() => {
      act(() => {
        root.unmount();
      });
    });
    return differences;
  };
  return { container, hydrate };
}
