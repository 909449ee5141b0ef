import { expect, it, vi } from 'vitest';
import { watchInBrowser } from '@/data/webinars/watchInBrowser';
import { publishedFile, tellOfOtherTab } from '../../../support/catalogue';

const store = (startsAt: string) => {
  localStorage.setItem('upm_webinars', JSON.stringify([{ id: '1', isActive: true, startsAt, minutes: 60 }]));
  // As a browser that has taken a later publication than the site has.
  localStorage.setItem('upm_webinars_seed', JSON.stringify({ revision: 99, records: [] }));
};

it('tells of the webinars that are stored here, also after another tab has changed them', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(publishedFile(1))));
  const told: boolean[] = [];
  store('2001-01-01T10:00:00.000Z');
  const stop = watchInBrowser((isNone) => told.push(isNone));
  await vi.waitFor(() => {
    expect(told).toEqual([true]);
  });
  store('2101-01-01T10:00:00.000Z');
  tellOfOtherTab('upm_webinars');
  await vi.waitFor(() => {
    expect(told.at(-1)).toBe(false);
  });
  stop();
});
