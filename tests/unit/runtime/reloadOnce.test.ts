import { beforeEach, expect, it, vi } from 'vitest';
import { createMemoryArea } from '@/data/storage/keyValueStore';

// An earlier test file may have loaded this module where there is no session storage.
vi.resetModules();
const { reloadOnce } = await import('@/runtime/reloadOnce');
const { registerUnsavedChanges } = await import('@/ui/unsavedChanges');

const PAGE = 'https://site.example/markets';

let reloads = 0;
let tab = createMemoryArea();

/** A tab whose host gives this response. */
function aTab(answer: () => Promise<Response> = () => Promise.resolve(new Response())) {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => {
  reloads = 0;
  tab = createMemoryArea();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('location', {
    href: PAGE,
    reload: () => {
      reloads += 1;
    },
  });
});

it('reloads once per build', async () => {
  const fetch = aTab();
  await reloadOnce();
  expect(reloads).toBe(1);
  await reloadOnce();
  expect(reloads).toBe(1);
  expect(fetch).toHaveBeenCalledWith(PAGE, { method: 'HEAD', cache: 'no-store' });
});

it.each([
  ['cannot be reached', () => Promise.reject(new Error('offline'))],
  ['returns a server error', () => Promise.resolve(new Response(null, { status: 500 }))],
])('does not reload while the host %s, but still can later', async (_what, answer) => {
  aTab(answer);
  await reloadOnce();
  expect(reloads).toBe(0);
  aTab(() => Promise.resolve(new Response(null, { status: 499 })));
  await reloadOnce();
  expect(reloads).toBe(1);
});

it('does not reload over unsaved input, even if it is entered while the host is asked', async () => {
  const fetch = aTab();
  const saved = registerUnsavedChanges(() => undefined);
  await reloadOnce();
  expect(fetch).not.toHaveBeenCalled();
  saved();

  let answer: (response: Response) => void = () => undefined;
  aTab(() => new Promise((resolve) => (answer = resolve)));
  const reloading = reloadOnce();
  const savedLater = registerUnsavedChanges(() => undefined);
  answer(new Response());
  await reloading;
  savedLater();
  expect(reloads).toBe(0);
});

it('never reloads when the reload cannot be recorded', async () => {
  aTab();
  vi.stubGlobal('sessionStorage', null);
  // On a new page, because the module remembers that storage was denied.
  vi.resetModules();
  const page = await import('@/runtime/reloadOnce');
  await page.reloadOnce();
  expect(reloads).toBe(0);
});
