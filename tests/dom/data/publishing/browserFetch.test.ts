import { expect, it, vi } from 'vitest';
import { browserFetch } from '@/data/publishing/browserFetch';

const HOST = 'https://files.example';

const ask = () => browserFetch(`${HOST}/catalogue.json`, { method: 'PUT', body: '{"a secret":1}' });

/** Makes every request fail like a browser's: with an error that doesn't state the cause. */
function failing(tell: () => void = () => undefined) {
  vi.stubGlobal('fetch', () => {
    setTimeout(tell);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
}

/** Dispatches the event that browsers fire when the policy blocks a URL. */
const refuse = (blockedURI: string, effectiveDirective: string) => () => {
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective }),
  );
};

it("returns the host's response", async () => {
  const answer = new Response('{}');
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  expect(await ask()).toBe(answer);
});

it.each([
  ['there is no response', () => undefined, true, 'unreachable'],
  ['the device is offline', () => undefined, false, 'offline'],
  ["the site's own policy forbids it", refuse(`${HOST}/catalogue.json`, 'connect-src'), true, 'policy'],
  ['the policy forbids another host', refuse('https://other.example/', 'connect-src'), true, 'unreachable'],
  ['the policy forbids an image from the host', refuse(`${HOST}/x.png`, 'img-src'), true, 'unreachable'],
])('reports the cause when %s', async (_what, tell, onLine, refusal) => {
  vi.stubGlobal('navigator', { onLine });
  failing(tell);
  await expect(ask()).rejects.toMatchObject({ name: 'PublishingError', refusal });
});
