import { expect, it, vi } from 'vitest';
import { loginCustomer } from '@/data/sessions/customerApi';

const credentials = { email: 'a@customer.example', password: 'secret' };

/** Lets the next call answer with `answer`, and gives what was sent. */
function answerWith(answer: Response | Error) {
  const sent: [string, RequestInit | undefined][] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    sent.push([url, init]);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return sent;
}

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

it('posts email and password as JSON', async () => {
  const sent = answerWith(json({ token: 't' }));
  await loginCustomer(Object.assign({ remember: true }, credentials));
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

it('gives the token and the user', async () => {
  answerWith(json({ token: 't', user: { id: 7, name: 'Ada' }, message: 'welcome' }));
  await expect(loginCustomer(credentials)).resolves.toEqual({ token: 't', user: { id: 7, name: 'Ada' } });
});

it.each([[null], [undefined], ['Ada'], [[]]])('gives no user for the answer %j', async (user) => {
  answerWith(json({ token: 't', user }));
  await expect(loginCustomer(credentials)).resolves.toEqual({ token: 't', user: null });
});

it("fails with the server's message", async () => {
  answerWith(json({ message: 'Account locked' }, 401));
  await expect(loginCustomer(credentials)).rejects.toThrow(/^Account locked$/);
});

it.each([
  ['404 with a page', () => new Response('<!doctype html>', { status: 404 })],
  ['405 without a body', () => new Response(null, { status: 405 })],
  ['401 with a message that is no text', () => json({ message: { text: 'no' } }, 401)],
  ['401 with an empty message', () => json({ message: '' }, 401)],
  ['500 with a JSON list', () => json(['no'], 500)],
  ['401 with a token', () => json({ token: 't' }, 401)],
  ['200 with a page', () => new Response('<!doctype html>', { status: 200 })],
  ['200 with {}', () => json({})],
  ['200 with a message only', () => json({ message: 'hello' })],
  ['200 with null', () => json(null)],
  ['200 with a number for a token', () => json({ token: 5 })],
  ['200 with an empty token', () => json({ token: '' })],
  ['200 with an empty body', () => new Response('', { status: 200 })],
  ['a network error', () => new TypeError('Failed to fetch')],
  ['an abort', () => new DOMException('aborted', 'AbortError')],
])("fails with 'Login failed' for %s", async (_what, answer) => {
  answerWith(answer());
  await expect(loginCustomer(credentials)).rejects.toThrow(/^Login failed$/);
  expect(localStorage.length).toBe(0);
});

it('keeps the cause of a network failure', async () => {
  const cause = new TypeError('Failed to fetch');
  answerWith(cause);
  await expect(loginCustomer(credentials)).rejects.toHaveProperty('cause', cause);
});

it("fails with 'Login failed' when the body breaks off", async () => {
  const body = new ReadableStream({
    start: (controller) => {
      controller.error(new TypeError('network lost'));
    },
  });
  answerWith(new Response(body, { status: 200 }));
  await expect(loginCustomer(credentials)).rejects.toThrow(/^Login failed$/);
});

it('keeps an answer from the prototype of the user', async () => {
  answerWith(new Response('{"token":"t","user":{"__proto__":{"role":"admin"},"id":1}}'));
  const { user } = await loginCustomer(credentials);
  expect(user).toEqual({ id: 1 });
  expect(user).not.toHaveProperty('role');
});
