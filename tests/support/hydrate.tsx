import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** Shows something as the built page has it; `hydrate` makes it behave and gives what differed, which should be nothing. */
export function showBuilt(ui: ReactNode) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(ui);
  document.body.append(container);
  onTestFinished(() => {
    container.remove();
  });
  const hydrate = async (): Promise<unknown[]> => {
    const differences: unknown[] = [];
    // Given a promise, `act` keeps watch until effects have run, also after a test in which it was switched off.
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
