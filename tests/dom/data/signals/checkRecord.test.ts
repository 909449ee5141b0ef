import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { checkInBrowser } from '@/data/signals/checkRecord';

const published = readFileSync('src/data/catalogue/catalogue.json', 'utf8');
const { signals } = JSON.parse(published) as { signals: { hash: string }[] };

const answerWith = (text: string) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
};

it("checks the site's record against the built-in one", async () => {
  answerWith(published);
  expect(await checkInBrowser(() => undefined)).toMatchObject({
    kind: 'checked',
    chain: { length: signals.length, broken: null },
    missing: null,
    copy: null,
  });
});

it('checks the stored record as well', async () => {
  answerWith(published);
  localStorage.setItem('upm_signals', JSON.stringify(signals.slice(0, 3)));
  expect(await checkInBrowser(() => undefined)).toMatchObject({ copy: { length: 3, broken: null } });
  localStorage.setItem('upm_signals', '{');
  expect(await checkInBrowser(() => undefined)).toMatchObject({ copy: null });
});
