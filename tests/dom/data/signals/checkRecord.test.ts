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
