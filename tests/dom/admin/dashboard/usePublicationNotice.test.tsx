import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { MaintenanceContext } from '@/admin/contexts';
import { usePublicationNotice } from '@/admin/dashboard/usePublicationNotice';
import type { Maintenance } from '@/data/maintenance/maintenance';
import { anAdminArea } from '../../../support/catalogue';

function notice(fetchPublished: Maintenance['fetchPublished']) {
  const { maintenance } = anAdminArea();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MaintenanceContext value={{ ...maintenance, fetchPublished }}>{children}</MaintenanceContext>
  );
  return renderHook(usePublicationNotice, { initialProps: 'mine', wrapper }).result;
}

it('reports an unknown revision when the site does not answer', async () => {
  const shown = notice(() => Promise.resolve(null));
  await waitFor(() => {
    expect(shown.current).toBe("The site doesn't say which version it shows.");
  });
});

it('keeps asking the site only until visitors can see the publication', async () => {
  vi.useFakeTimers();
  const answers = ['theirs', 'mine'];
  const shown = notice(() => Promise.resolve({ revision: 2, publication: answers.shift() ?? '' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(shown.current).toBe('The site still shows the previous version.');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(shown.current).toBe('Visitors can see it.');
});
