import { expect, it, vi } from 'vitest';
import { loginCustomer } from '@/data/sessions/customerApi';

const credentials = { email: 'a@customer.example', password: 'secret' };

/** Stubs `fetch` and returns the requests it received. */
function answerWith(answer: Response | Error) {
  const sent: [string, RequestInit | undefined][] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    sent.push([url, init]);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return sent;
}

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

it('posts email and password as JSON and returns the token and the user', async () => {
  const sent = answerWith(json({ token: 't', user: { id: 7, name: 'Ada' }, message: 'welcome' }));
  const login = loginCustomer(Object.assign({ remember: true }, credentials));
  await expect(login).resolves.toEqual({ token: 't', user: { id: 7, name: 'Ada' } });
  expect(sent).toEqual([
    [
      '/api/auth/login',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(credentials),
      },
    ],
  ]);
});

it("fails with the server's message", async () => {
  answerWith(json({ message: 'Account locked' }, 401));
  await expect(loginCustomer(credentials)).rejects.toThrow(/^Account locked$/);
});

it.each([
  ['404 with a page', () => new Response('<!doctype html>', { status: 404 })],
  ['401 with a message that is not a string', () => json({ message: { text: 'no' } }, 401)],
  ['401 with an empty message', () => json({ message: '' }, 401)],
  ['401 with a token', () => json({ token: 't' }, 401)],
  ['200 with a page', () => new Response('<!doctype html>', { status: 200 })],
  ['200 with a number for a token', () => json({ token: 5 })],
  ['a network error', () => new TypeError('Failed to fetch')],
])("fails with 'Login failed' for %s", async (_what, answer) => {
  answerWith(answer());
  await expect(loginCustomer(credentials)).rejects.toThrow(/^Login failed$/);
  expect(localStorage.length).toBe(0);
});
