import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVisitorsSee } from '@/admin/dashboard/useVisitorsSee';
import type { Maintenance } from '@/data/maintenance/maintenance';
import { MaintenanceContext } from '@/admin/contexts';
import { anAdminArea } from '../../../support/catalogue';
import { deferred } from '../../../support/deferred';

type Seen = Awaited<ReturnType<Maintenance['visitorsHave']>>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The words of a publication at a site that answers so. */
function show(publication: string | null, answer: () => Promise<Seen>) {
  const { maintenance } = anAdminArea();
  let asked = 0;
  const visitorsHave = () => {
    asked += 1;
    return answer();
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MaintenanceContext value={{ ...maintenance, visitorsHave }}>{children}</MaintenanceContext>
  );
  const hook = renderHook((shown: string | null) => useVisitorsSee(shown), {
    initialProps: publication,
    wrapper,
  });
  return { ...hook, asked: () => asked, words: () => hook.result.current };
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const older = () => Promise.resolve({ revision: 1, publication: 'older' });

it('asks no more once visitors see the publication', async () => {
  let seen: Seen = null;
  const { asked, words } = show('mine', () => Promise.resolve(seen));
  await pass(0);
  expect(words()).toBe('The site does not say which revision it shows.');
  seen = { revision: 2, publication: 'mine' };
  await pass(1);
  expect(words()).toBe('Visitors see it.');
  await pass(3600);
  expect(asked()).toBe(2);
});

it('ignores a late answer about the publication before', async () => {
  const answers = [deferred<Seen>(), deferred<Seen>()];
  const [first, second] = answers;
  const left = [...answers];
  const { asked, rerender, words } = show('first', () => left.shift()?.promise ?? older());
  rerender('second');
  await act(async () => {
    first?.resolve({ revision: 2, publication: 'first' });
    await first?.promise;
  });
  expect(words()).toBe('');
  await act(async () => {
    second?.resolve({ revision: 3, publication: 'second' });
    await second?.promise;
  });
  expect(words()).toBe('Visitors see it.');
  await pass(3600);
  expect(asked()).toBe(2);
  rerender(null);
  expect(words()).toBe('');
});
