import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { MaintenanceContext } from '@/admin/contexts';
import { useVisitorNotice } from '@/admin/dashboard/useVisitorNotice';
import type { Maintenance } from '@/data/maintenance/maintenance';
import { anAdminArea } from '../../../support/catalogue';
import { deferred } from '../../../support/deferred';

type Seen = Awaited<ReturnType<Maintenance['fetchPublished']>>;

/** Watches for a publication on a site whose responses the test provides. */
function look(publication: string) {
  const { maintenance } = anAdminArea();
  const answers: ReturnType<typeof deferred<Seen>>[] = [];
  const fetchPublished = () => {
    const answer = deferred<Seen>();
    answers.push(answer);
    return answer.promise;
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MaintenanceContext value={{ ...maintenance, fetchPublished }}>{children}</MaintenanceContext>
  );
  const { result, rerender } = renderHook(useVisitorNotice, { initialProps: publication, wrapper });
  const answer = (index: number, seen: Seen) =>
    act(async () => {
      answers[index]?.resolve(seen);
      await answers[index]?.promise;
    });
  return { result, rerender, answer };
}

it('reports an unknown revision when the site does not answer', async () => {
  const { result, answer } = look('mine');
  await answer(0, null);
  expect(result.current).toBe('The site does not say which revision it shows.');
});

it('ignores a late answer about the previous publication', async () => {
  const { result, rerender, answer } = look('first');
  rerender('second');
  await answer(1, { revision: 3, publication: 'second' });
  await answer(0, { revision: 2, publication: 'first' });
  expect(result.current).toBe('Visitors can see it.');
});
