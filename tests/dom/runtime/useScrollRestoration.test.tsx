import { expect, it } from 'vitest';
import { useScrollRestoration } from '@/runtime/useScrollRestoration';
import { renderRoutes } from '../../support/render';

function Page() {
  useScrollRestoration();
  return <h1>Home</h1>;
}

const tell = (event: 'pagehide' | 'pageshow') => globalThis.dispatchEvent(new Event(event));

it('leaves the place of a page that is reloaded to the browser, and has it again on the way back', () => {
  const { unmount } = renderRoutes([{ path: '/', element: <Page /> }], '/');
  expect(history.scrollRestoration).toBe('manual');
  tell('pagehide');
  expect(history.scrollRestoration).toBe('auto');
  tell('pageshow');
  expect(history.scrollRestoration).toBe('manual');

  unmount();
  tell('pageshow');
  expect(history.scrollRestoration).toBe('auto');
});
