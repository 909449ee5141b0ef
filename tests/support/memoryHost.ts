import type { Fetch } from '@/data/publishing/target';
import type { PublishingDestination } from '@/data/publishing/publishing';
import { folderAddress } from './publishAddresses';

/** A folder in memory that supports conditional PUT; set `answer` to override its responses. */
export function aMemoryHost(text: string | null = null) {
  const host = {
    text,
    secret: 'folder key',
    /** Overrides the response to each request. */
    answer: null as ((method: string) => Response | Error | null) | null,
    writes: 0,
    /** Whether it overwrites any version. */
    ignoresVersions: false,
  };
  let version = 0;
  const etag = () => `"${String(version)}"`;

  const fetch: Fetch = (_url, { method = 'GET', headers, body }) => {
    const given = host.answer?.(method) ?? null;
    if (given) return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
    const sent = new Headers(headers);
    const answer = (status: number, content: string | null = null) =>
      Promise.resolve(new Response(content, { status, headers: { ETag: etag() } }));
    if (method === 'GET') return host.text === null ? answer(404) : answer(200, host.text);
    if (sent.get('authorization') !== `Basic ${btoa(`keeper:${host.secret}`)}`) return answer(401);
    const isExpected =
      host.text === null ? sent.get('if-none-match') === '*' : sent.get('if-match') === etag();
    if (!isExpected && !host.ignoresVersions) return answer(412);
    host.text = body as string;
    host.writes += 1;
    version += 1;
    return answer(204);
  };

  const place: PublishingDestination = {
    address: folderAddress,
    fetch,
    exclusive: (_name, task) => task(),
  };
  return { host, place };
}
