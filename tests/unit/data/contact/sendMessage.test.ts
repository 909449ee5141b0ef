import { expect, it, vi } from 'vitest';
import { sendMessage } from '@/data/contact/sendMessage';

const MESSAGE = { name: 'Ada', email: 'ada@visitor.example', subject: 'Stops', message: 'Why there?' };

const outcomeOf = (answer: () => Promise<Response>, isOnline = true) => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('navigator', { onLine: isOnline });
  return sendMessage('/api/contact', MESSAGE);
};

const answering = (status: number, type: string | null = 'application/json') =>
  outcomeOf(() =>
    Promise.resolve(new Response(null, { status, headers: type === null ? {} : { 'Content-Type': type } })),
  );

it('posts the message as JSON without cookies', async () => {
  const fetch = vi.fn((_url: string, _options: RequestInit) => Promise.resolve(new Response(null)));
  vi.stubGlobal('fetch', fetch);
  await sendMessage('/api/contact', { ...MESSAGE, cart: 'not asked for' } as typeof MESSAGE);
  const [url, options] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/api/contact');
  expect(options).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    credentials: 'omit',
    signal: expect.any(AbortSignal) as unknown,
  });
  expect(JSON.parse(options?.body as string)).toEqual(MESSAGE);
});

it.each([200, 202, 204])('accepts a %i response', async (status) => {
  expect(await answering(status)).toBe('accepted');
  expect(await answering(status, null)).toBe('accepted');
});

it("rejects a static host's HTML page", async () => {
  expect(await answering(200, 'text/html; charset=utf-8')).toBe('broken');
});

it.each([
  [400, 'refused'],
  [404, 'broken'],
  [405, 'broken'],
  [413, 'refused'],
  [422, 'refused'],
  [429, 'tooMany'],
  [500, 'broken'],
  [503, 'broken'],
])('reports a %i response as %s', async (status, outcome) => {
  expect(await answering(status)).toBe(outcome);
});

it('distinguishes an unreachable endpoint, no network and a timeout', async () => {
  const failing = (error: Error) => () => Promise.reject(error);
  expect(await outcomeOf(failing(new TypeError('Failed to fetch')))).toBe('unreachable');
  expect(await outcomeOf(failing(new TypeError('Failed to fetch')), false)).toBe('offline');
  expect(await outcomeOf(failing(new DOMException('signal timed out', 'TimeoutError')))).toBe('unanswered');
});
