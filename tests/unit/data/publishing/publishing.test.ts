import { expect, it } from 'vitest';
import { createPublishing } from '@/data/publishing/publishing';
import { aFolder, aForge, anAdministrator, type Place } from '../../../support/publishing';
import { seedFile } from '../../../support/seedFile';

const KEYS = { folder: { username: 'keeper', secret: 'typed' }, forge: { username: '', secret: 'typed' } };

async function publishingTo(place: Place, address: Parameters<typeof createPublishing>[3]['address']) {
  place.put(JSON.stringify(seedFile));
  const { environment, seeds, catalogue, ...parts } = await anAdministrator(place);
  const sent: (string | null)[] = [];
  const publishing = createPublishing(environment, seeds, parts, {
    address,
    fetch: (url, init) => {
      sent.push(new Headers(init.headers).get('authorization'));
      return fetch(url, init);
    },
    exclusive: (_name, task) => task(),
  });
  await catalogue.brokers.update('1', { name: 'Renamed' });
  const { signal } = new AbortController();
  return { publishing, sent, publish: () => publishing.publish({ signal }) };
}

it.each([
  ['folder', 'Basic a2VlcGVyOnR5cGVk'],
  ['forge', 'Bearer typed'],
] as const)('sends the key for a %s only while the key is remembered', async (kind, header) => {
  const place = kind === 'folder' ? await aFolder() : await aForge('github');
  const { server } = place as Awaited<ReturnType<typeof aFolder>> & Awaited<ReturnType<typeof aForge>>;
  const address =
    kind === 'folder'
      ? ({ kind, url: server.url, origin: server.origin } as const)
      : ({ ...server.address } as const);
  const { publishing, sent, publish } = await publishingTo(place, address);
  expect(publishing.address).toBe(address);
  expect(publishing.hasKey()).toBe(false);
  publishing.useKey(KEYS[kind]);
  expect(publishing.hasKey()).toBe(true);
  // The key belongs to another host.
  await expect(publish()).rejects.toMatchObject({ refusal: 'key' });
  publishing.useKey(server.key);
  await expect(publish()).resolves.toMatchObject({ kind: 'published', revision: 2 });
  const withKeys = sent.length;
  publishing.forgetKey();
  expect(publishing.hasKey()).toBe(false);
  await publish().catch(() => undefined);
  expect(sent[0]).toBe(header);
  expect(sent.slice(0, withKeys)).not.toContain(null);
  expect(new Set(sent.slice(withKeys))).toEqual(new Set([null]));
  await place.close();
});

it('finishes a publication before forgetting the key', async () => {
  const place = await aFolder();
  const { server } = place;
  const address = { kind: 'folder', url: server.url, origin: server.origin } as const;
  const { publishing, publish } = await publishingTo(place, address);
  publishing.useKey(server.key);
  const outcome = publish();
  publishing.forgetKey();
  await expect(outcome).resolves.toMatchObject({ kind: 'published', revision: 2 });
  expect(publishing.hasKey()).toBe(false);
  await place.close();
});
