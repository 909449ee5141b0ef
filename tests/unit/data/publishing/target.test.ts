import { expect, it, vi } from 'vitest';
import { createFolderTarget } from '@/data/publishing/folderTarget';
import { createForgeTarget } from '@/data/publishing/forgeTarget';
import { FORGE_DIALECTS, type ForgeDialect } from '@/domain/text/publishAddress';
import { noWait } from '../../../support/environment';

const { signal } = new AbortController();
const ORIGIN = 'https://host.example';

/** A host that gives these responses in order and records its requests. */
function aHost(...answers: readonly Response[]) {
  const asked: { readonly url: string; readonly init: RequestInit; readonly headers: Headers }[] = [];
  const fetch = (url: string, init: RequestInit) => {
    const answer = answers[asked.length];
    asked.push({ url, init, headers: new Headers(init.headers) });
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no more answers'));
  };
  return { asked, fetch };
}

const status = (code: number) => new Response(null, { status: code });
const file = (text: string, etag: string) => new Response(text, { headers: { ETag: etag } });
const json = (value: unknown) => Response.json(value);

function aFolder(answers: readonly Response[], isOnSite = false) {
  const { asked, fetch } = aHost(...answers);
  const origin = isOnSite ? null : ORIGIN;
  const target = createFolderTarget(
    { kind: 'folder', url: `${ORIGIN}/catalogue.json`, origin, history: `${ORIGIN}/history/` },
    fetch,
    noWait,
    () => null,
  );
  return { asked, target };
}

it.each([
  [true, 'same-origin'],
  [false, 'omit'],
] as const)('sends cookies only to the site itself (%s): %s', async (isOnSite, credentials) => {
  const { asked, target } = aFolder([file('{}', '"a"')], isOnSite);
  await target.read(signal);
  expect(asked[0]?.init).toMatchObject({ method: 'GET', credentials });
  expect(asked[0]?.headers.get('accept')).toBe('*/*');
});

const reading = (answer: Response) => aFolder([answer]).target.read(signal);

it.each([
  ['"a"', '"a"'],
  ['W/"a"', '"a"'],
  ['"a-gzip"', '"a"'],
  ['"a;br"', '"a"'],
  ['"W/a-gzip-b"', '"W/a-gzip-b"'],
])('reads the ETag %s as the version %s', async (etag, version) => {
  await expect(aFolder([file('{}', etag)]).target.read(signal)).resolves.toEqual({ text: '{}', version });
});

it.each([
  [401, 'key'],
  [403, 'forbidden'],
  [405, 'noPut'],
  [413, 'size'],
  [500, 'busy'],
  [503, 'busy'],
  [507, 'full'],
])('reports a %i response as %s', async (code, refusal) => {
  await expect(aFolder([status(code)]).target.read(signal)).rejects.toMatchObject({ refusal, status: code });
  const probed = aFolder([status(code)]);
  await expect(probed.target.replace('{}', '"a"', '', signal)).rejects.toMatchObject({ refusal });
  const written = aFolder([status(412), status(code)]);
  await expect(written.target.replace('{}', '"a"', '', signal)).rejects.toMatchObject({ refusal });
  const history = aFolder([status(code), status(code), status(code)]).target;
  await expect(history.past?.(signal)).rejects.toMatchObject({ refusal });
  await expect(history.pastText?.('0001-0123456789abcdef.json', signal)).rejects.toMatchObject({ refusal });
  await expect(
    history.keep?.({ revision: 1, publication: '0123456789abcdef', text: '{}' }, signal),
  ).rejects.toMatchObject({ refusal });
});

it('writes a file only if nobody has changed it since it was read', async () => {
  const { asked, target } = aFolder([status(412), status(201), status(204)]);
  await expect(target.replace('{}', null, '', signal)).resolves.toBe('created');
  await expect(target.replace('[]', '"a"', '', signal)).resolves.toBe('replaced');
  expect(asked.map(({ init, headers }) => [init.method, init.body, headers.get('if-match')])).toEqual([
    ['PUT', '{}', '"upmark-probe"'],
    ['PUT', '{}', null],
    ['PUT', '[]', '"a"'],
  ]);
  expect(asked.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '*', null]);
  for (const { headers } of asked) expect(headers.get('content-type')).toBe('application/json');
  expect(target.needsReadBack).toBe(true);
});

it('does not retry a write when somebody has changed the file', async () => {
  const { asked, target } = aFolder([status(412), status(412), file('[]', '"b"')]);
  await expect(target.replace('{}', '"a"', '', signal)).rejects.toMatchObject({ refusal: 'conflict' });
  expect(asked.map(({ init }) => init.method)).toEqual(['PUT', 'PUT', 'GET']);
});

it('stores each copy only once', async () => {
  const { asked, target } = aFolder([status(201), status(412)]);
  const copy = { revision: 7, publication: '0123456789abcdef', text: '{}' };
  await target.keep?.(copy, signal);
  await target.keep?.(copy, signal);
  for (const { url, init, headers } of asked) {
    expect(url).toBe(`${ORIGIN}/history/0007-0123456789abcdef.json`);
    expect(init).toMatchObject({ method: 'PUT', body: '{}' });
    expect([headers.get('if-none-match'), headers.get('content-type')]).toEqual(['*', 'application/json']);
  }
});

it('parses directory listings from different servers', async () => {
  const listing = `<?xml version="1.0"?>
      <D:multistatus xmlns:D="DAV:">
        <D:response><D:href>/history/</D:href><D:getlastmodified>Fri, 02 Jan 2026 03:04:05 GMT</D:getlastmodified></D:response>
        <D:response a="b"><D:href>/history/0002-0123456789abcdef.json</D:href>
          <lp1:getlastmodified xmlns:lp1="DAV:"> Fri, 02 Jan 2026 03:04:05 GMT </lp1:getlastmodified></D:response>
        <response><href>${ORIGIN}/history/0010-fedcba9876543210.json</href></response>
        <d:RESPONSE><d:HREF>0003-aaaaaaaaaaaaaaaa.json</d:HREF><d:getlastmodified>soon</d:getlastmodified></d:RESPONSE>
        <D:response><D:href>/history/notes.txt</D:href></D:response>
        <D:response><D:status>HTTP/1.1 404</D:status></D:response>
      </D:multistatus>`;
  const { asked, target } = aFolder([new Response(listing, { status: 207 })]);
  const rest = { by: '', link: '' };
  await expect(target.past?.(signal)).resolves.toEqual([
    { id: '0010-fedcba9876543210.json', time: '', note: 'Publish revision 10', ...rest },
    { id: '0003-aaaaaaaaaaaaaaaa.json', time: '', note: 'Publish revision 3', ...rest },
    {
      id: '0002-0123456789abcdef.json',
      time: '2026-01-02T03:04:05.000Z',
      note: 'Publish revision 2',
      ...rest,
    },
  ]);
  expect(asked[0]).toMatchObject({ url: `${ORIGIN}/history/`, init: { method: 'PROPFIND' } });
  expect(asked[0]?.headers.get('depth')).toBe('1');
});

function aForge(dialect: ForgeDialect, ...answers: readonly Response[]) {
  const { asked, fetch } = aHost(...answers);
  const address = {
    kind: 'forge',
    dialect,
    origin: ORIGIN,
    project: 'owner/site',
    branch: 'main',
    path: 'public/catalogue.json',
  } as const;
  return { asked, target: createForgeTarget(address, fetch, () => ({ secret: 'key' })) };
}

it.each(
  FORGE_DIALECTS.flatMap((dialect) =>
    [{}, { sha: '', last_commit_id: '' }, { sha: 7, last_commit_id: null }, [], null, 'a'].map(
      (answer) => [dialect, answer] as const,
    ),
  ),
)('rejects a file from %s without a version: %j', async (dialect, answer) => {
  const { target } = aForge(dialect, json(answer));
  await expect(target.read(signal)).rejects.toMatchObject({ refusal: 'unchecked', status: 200 });
});

it('requests the raw content of a large file from GitHub', async () => {
  const large = { sha: 'a/b', encoding: 'none', content: '' };
  const { asked, target } = aForge('github', json(large), new Response('{}'));
  await expect(target.read(signal)).resolves.toEqual({ text: '{}', version: 'a/b' });
  expect(asked[1]?.url).toBe(`${ORIGIN}/repos/owner/site/git/blobs/a%2Fb`);
  expect(asked[1]?.headers.get('accept')).toBe('application/vnd.github.raw+json');
  await expect(aForge('github', json(large), status(500)).target.read(signal)).rejects.toMatchObject({
    refusal: 'busy',
  });
  await expect(aForge('gitea', json(large)).target.read(signal)).rejects.toMatchObject({ refusal: 'size' });
});

it('reports an incomplete response as unreachable', async () => {
  const broken = file('{}', '"a"');
  vi.spyOn(broken, 'text').mockRejectedValue(new TypeError('cut off'));
  await expect(reading(broken)).rejects.toMatchObject({ refusal: 'unreachable' });
});

it.each([
  ['busy', { 'X-RateLimit-Remaining': '0' }],
  ['busy', { 'X-RateLimit-Remaining': '9', 'Retry-After': '60' }],
  ['forbidden', { 'X-RateLimit-Remaining': '9' }],
])('reports %s for a request refused with the headers %j', async (refusal, headers) => {
  const limited = new Response(null, { status: 403, headers });
  await expect(reading(limited)).rejects.toMatchObject({ refusal, status: 403 });
});

it.each([
  ['300', status(300)],
  ['307', status(307)],
  ['an opaque answer', Object.defineProperty(status(200), 'type', { value: 'opaqueredirect' })],
])('reports a redirect with %s as moved', async (_what, redirect) => {
  await expect(reading(redirect)).rejects.toMatchObject({ refusal: 'moved' });
});

it('aborts the request when the administrator cancels', async () => {
  const { asked, target } = aFolder([file('{}', '"a"')]);
  const controller = new AbortController();
  await target.read(controller.signal);
  expect(asked[0]?.init.signal?.aborted).toBe(false);
  controller.abort();
  expect(asked[0]?.init.signal?.aborted).toBe(true);
  expect(asked[0]?.init).toMatchObject({ redirect: 'manual', cache: 'no-store' });
});
