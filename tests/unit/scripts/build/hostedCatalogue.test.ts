import { afterEach, expect, it } from 'vitest';
import { hostedCatalogueReminder, laterCatalogue } from '../../../../scripts/build/hostedCatalogue';
import { startServer, type HttpAnswer } from '../../../support/httpServer';

let close = () => Promise.resolve();
afterEach(() => close());

async function aSite(answer: HttpAnswer): Promise<string> {
  const server = await startServer(() => answer);
  close = server.close;
  return `${server.origin}/catalogue.json`;
}

it('warns only when a build would revert a publication', async () => {
  const same = await aSite({ status: 200, body: '{"revision":3}' });
  await expect(hostedCatalogueReminder(same, 3)).resolves.toBeNull();
  await close();
  const url = await aSite({ status: 200, body: '{"revision":7}' });
  await expect(hostedCatalogueReminder(url, 3)).resolves.toMatch(
    /^visitors have revision 7 of the catalogue, and this build holds 3\..*rsync --exclude catalogue\.json/,
  );
});

it.each<[string, HttpAnswer]>([
  ['has none', { status: 404, body: 'Not found' }],
  ['does not answer', 'cut'],
  ['answers with something else', { status: 200, body: 'null' }],
])('reports an unknown revision when the site %s', async (_what, answer) => {
  const url = await aSite(answer);
  await expect(hostedCatalogueReminder(url, 3)).resolves.toBe(
    `${url} did not say which revision visitors have; this build holds revision 3.`,
  );
});

it.each<[string, HttpAnswer, string | null]>([
  ['is later', { status: 200, body: '{"app":"upmark","revision":4}' }, '{"app":"upmark","revision":4}'],
  ['is the same', { status: 200, body: '{"app":"upmark","revision":3}' }, null],
  ['is not there yet', { status: 404, body: 'Not found' }, null],
])('decides whether to use the published catalogue if it %s', async (_what, answer, text) => {
  await expect(laterCatalogue(await aSite(answer), 3)).resolves.toBe(text);
});

it.each<[string, HttpAnswer]>([
  ['does not answer', 'cut'],
  ['answers with something else', { status: 200, body: '{"revision":7}' }],
  ['has no answer now', { status: 503, body: 'Later' }],
])("stops the build if the catalogue's site %s", async (_what, answer) => {
  await expect(laterCatalogue(await aSite(answer), 3)).rejects.toThrow(/catalogue|fetch/);
});
