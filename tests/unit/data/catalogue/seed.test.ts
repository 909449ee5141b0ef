import { describe, expect, it } from 'vitest';
import { UNKNOWN_SEED, type Seed } from '@/data/catalogue/seeds';
import { createFailingArea, quotaError, type FailingArea } from '../../../support/environment';
import { aLaterSeed, aSeed, aStored, contentsOf, entity, openEntity } from '../../../support/entities';

const names = (records: readonly { name: string }[]) => records.map(({ name }) => name);
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);

/** A publication with records of these ids and names. */
const published = (revision: number, ...records: [id: string, name: string][]): Seed =>
  aSeed({ revision, records: records.map(([id, name]) => aStored(id, { name })) });

async function visited(seed: Seed, area: FailingArea = createFailingArea()) {
  const visit = openEntity({ text: null, seed, area });
  await visit.repository.list();
  await visit.settled();
  return visit;
}

/** What a browser shows after a build with another seed, both at first and later. */
async function revisited(seed: Seed, area: FailingArea) {
  const visit = openEntity({ text: null, seed, area });
  const shown = await visit.repository.list();
  await visit.settled();
  expect(await visit.repository.list()).toEqual(shown);
  return shown;
}

const seed = published(1, ['1', 'One'], ['2', 'Two'], ['3', 'Three']);

it('shows and stores the seed on the first read', async () => {
  const { repository, area, settled, stored } = openEntity({ text: null, seed });
  await expect(repository.list()).resolves.toEqual(seed.records);
  await settled();
  expect(stored()).toEqual(seed.records);
  expect(Object.keys(contentsOf(area)).toSorted()).toEqual([entity.key, entity.versionsKey]);
});

it('writes nothing on the second visit', async () => {
  const { area } = await visited(seed);
  const before = contentsOf(area);
  area.failWrites = new Error('a write');
  await expect(revisited(seed, area)).resolves.toEqual(seed.records);
  expect(contentsOf(area)).toEqual(before);
});

it('keeps a stored empty list empty', async () => {
  const { area } = await visited(published(1));
  area.removeItem(entity.versionsKey);
  expect(area.getItem(entity.key)).toBe('[]');
  await expect(revisited(seed, area)).resolves.toEqual([]);
  expect(contentsOf(area)).toEqual({ [entity.key]: '[]' });
});

it('follows a corrected file after one with a duplicated row, and records no change', async () => {
  const copied = published(2, ['1', 'One'], ['1', 'One, copied'], ['3', 'Three']);
  const { area } = await visited(copied);
  await revisited(copied, area);
  await expect(revisited(published(3, ['1', 'One'], ['2', 'Two']), area)).resolves.toHaveLength(2);
  expect(area.getItem(entity.versionsKey)).not.toContain('"me"');
});

describe('a change to a list before its first read', () => {
  const seed = published(1, ['1', 'One'], ['2', 'Two']);

  it.each([
    ['the addition comes first', true],
    ['the read comes first', false],
  ])('keeps both the seed and the added record when %s', async (_order, addsFirst) => {
    const { repository, settled } = openEntity({ text: null, seed });
    const begin = [() => repository.add({ name: 'Mine' }), () => repository.list()];
    await Promise.all((addsFirst ? begin : begin.toReversed()).map((operation) => operation()));
    await repository.list();
    await settled();
    expect(names(await repository.list()).toSorted()).toEqual(['Mine', 'One', 'Two']);
  });
});

const first = published(1, ['1', 'One'], ['2', 'Two'], ['3', 'Three'], ['4', 'Four']);
const second = published(2, ['50', 'Fifty'], ['1', 'One!'], ['2', 'Two!'], ['3', 'Three!']);

it('replaces locally unchanged records, adds new records and drops removed ones', async () => {
  const { area } = await visited(first);
  await expect(revisited(second, area)).resolves.toEqual(second.records);
  const fresh = await visited(second);
  expect(contentsOf(area)).toEqual(contentsOf(fresh.area));
});

it("merges local changes with other people's", async () => {
  const { area, repository } = await visited(first);
  await repository.update('3', { leverage: '1:7' });
  await repository.remove('2');
  await repository.add({ name: 'Added' });
  const records = [
    ['1', 'One!'],
    ['2', 'Two'],
    ['3', 'Three!'],
    ['50', 'Fifty'],
  ] as const;
  const later = aLaterSeed(first, {
    revision: 2,
    records: records.map(([id, name]) => aStored(id, { name })),
  });
  const shown = await revisited(later, area);
  expect(names(shown).toSorted()).toEqual(['Added', 'Fifty', 'One!', 'Three!']);
  expect(shown[1]).toMatchObject({ leverage: '1:7' });
});

it('leaves the list unchanged while a question is open', async () => {
  const { area, repository } = await visited(first);
  await repository.update('1', { name: 'Mine' });
  const later = aLaterSeed(first, { revision: 2, records: second.records });
  expect(names(await revisited(later, area))).toEqual(['Mine', 'Two', 'Three', 'Four']);
});

it("ignores a build's seed after the site has responded", async () => {
  const { area } = await visited(first);
  const before = contentsOf(area);
  await expect(revisited({ ...second, isBuiltIn: true }, area)).resolves.toEqual(first.records);
  expect(contentsOf(area)).toEqual(before);
});

it('follows an older file on the site when nothing has changed locally', async () => {
  const { area } = await visited(second);
  await expect(revisited(first, area)).resolves.toEqual(first.records);
  // The later revision is kept, so that the dashboard can warn that the site has an older version.
  expect(JSON.parse(area.getItem(entity.versionsKey) ?? '')).toMatchObject({ revision: 2 });
});

it('shows a newer seed from memory until it fits in storage', async () => {
  const { area } = await visited(first);
  const failure = expect.objectContaining({ kind: 'quota', key: entity.key }) as unknown;
  area.failWrites = (key) => (key === entity.key ? quotaError() : null);
  const visit = openEntity({ text: null, seed: second, area });
  await expect(visit.repository.list()).resolves.toEqual(second.records);
  await visit.settled();
  expect(visit.reported).toEqual([failure]);
  await expect(visit.repository.list()).resolves.toEqual(second.records);
  await visit.settled();
  area.failWrites = null;
  await expect(revisited(second, area)).resolves.toEqual(second.records);
  expect(JSON.parse(area.getItem(entity.key) ?? '')).toEqual(second.records);
});

const NO_VERSIONS = [null, 'nonsense', '{"revision":0,"records":[["1"]]}'];

function putVersions(area: FailingArea, versions: string | null) {
  if (versions === null) area.removeItem(entity.versionsKey);
  else area.setItem(entity.versionsKey, versions);
}

describe('a list without valid versions', () => {
  const first = published(1, ['1', 'One'], ['2', 'Two'], ['3', 'Three']);
  const second = published(2, ['1', 'One!'], ['2', 'Two'], ['50', 'Fifty']);
  const third = published(3, ['1', 'One?'], ['2', 'Two?'], ['50', 'Fifty?'], ['51', 'New']);
  const copyKey = `${entity.key}.corrupt`;

  describe.each(NO_VERSIONS)('when its versions are %j and no administrator has changed it', (versions) => {
    it('replaces the list and keeps a copy of it', async () => {
      const { area } = await visited(first);
      const old = area.getItem(entity.key);
      putVersions(area, versions);
      await expect(revisited(second, area)).resolves.toEqual(second.records);
      const fresh = await visited(second);
      expect(contentsOf(area)).toEqual({
        ...contentsOf(fresh.area),
        [copyKey]: old,
        ...(versions !== null && { [`${entity.versionsKey}.corrupt`]: versions }),
      });
      await expect(revisited(third, area)).resolves.toEqual(third.records);
    });
  });

  it('keeps the stored list when no copy of it can be saved', async () => {
    const { area } = await visited(first);
    const old = area.getItem(entity.key);
    area.removeItem(entity.versionsKey);
    area.failWrites = (key) => (key === copyKey ? quotaError() : null);
    const visit = openEntity({ text: null, seed: second, area });
    await expect(visit.repository.list()).resolves.toEqual(second.records);
    await visit.settled();
    expect(visit.reported).toEqual([expect.objectContaining({ kind: 'quota', key: entity.key })]);
    expect(contentsOf(area)).toEqual({ [entity.key]: old });
  });

  describe.each([
    ['an activity', 'upm_activity', '[]'],
    ['a session', 'adminToken', 'admin-token-1'],
  ])('when storage contains %s', (_trace, traceKey, trace) => {
    it.each(NO_VERSIONS)('keeps local changes when the versions are %j', async (versions) => {
      const { area, repository } = await visited(second);
      await repository.update('1', { name: 'Mine' });
      const added = await repository.add({ name: 'Added' });
      await repository.remove('50');
      area.setItem(traceKey, trace);
      putVersions(area, versions);
      const shown = await revisited(third, area);
      expect(names(shown)).toEqual(['Mine', 'Two', 'Added']);
      expect(ids(shown)).toContain(added.id);
      expect(area.getItem(copyKey)).toBeNull();
    });
  });

  it('leaves a list unchanged until a seed is available', async () => {
    const { area } = await visited(first);
    area.removeItem(entity.versionsKey);
    const before = contentsOf(area);
    await expect(revisited(UNKNOWN_SEED, area)).resolves.toEqual(first.records);
    expect(contentsOf(area)).toEqual(before);
  });

  it('waits for the publication when there are no versions', async () => {
    const { area } = await visited(first);
    area.removeItem(entity.versionsKey);
    const coming = { ...UNKNOWN_SEED };
    const arrives = () => {
      Object.assign(coming, second);
      return Promise.resolve();
    };
    const { repository } = openEntity({ text: null, seed: Object.assign(coming, { arrives }), area });
    await expect(repository.list()).resolves.toEqual(second.records);
  });
});

describe('a first seed that cannot be stored', () => {
  const seed = published(1, ['1', 'One']);
  const ways: [string, (area: FailingArea) => void][] = [
    ['storage is full', (area) => (area.failWrites = quotaError())],
    ['storage silently drops writes', (area) => (area.ignoreWrites = true)],
  ];

  it.each(ways)('shows the seed from memory when %s', async (_way, fail) => {
    const area = createFailingArea();
    fail(area);
    const { repository, reported, settled } = openEntity({ text: null, seed, area });
    await expect(repository.list()).resolves.toEqual(seed.records);
    await settled();
    expect(reported).toHaveLength(1);
    expect(area.getItem(entity.key)).toBeNull();
    area.failWrites = null;
    area.ignoreWrites = false;
    await repository.list();
    await settled();
    expect(area.getItem(entity.key)).toBe(JSON.stringify(seed.records));
  });

  it('accepts the next seed after only the versions failed to fit into storage', async () => {
    const area = createFailingArea();
    area.setItem('upm_activity', '[]');
    area.failWrites = (key) => (key === entity.versionsKey ? quotaError() : null);
    const { reported } = await visited(seed, area);
    expect(reported).toEqual([expect.objectContaining({ kind: 'quota' })]);
    area.failWrites = null;
    const later = published(2, ['1', 'One!'], ['2', 'Two!']);
    await expect(revisited(later, area)).resolves.toEqual(later.records);
    expect(Object.keys(contentsOf(area)).toSorted()).toEqual(
      [entity.key, entity.versionsKey, 'upm_activity'].toSorted(),
    );
  });

  it('shows the seed while another tab holds the lock', async () => {
    const timeout = new DOMException('too long', 'TimeoutError');
    const { repository, reported } = openEntity({ text: null, seed, lock: () => Promise.reject(timeout) });
    await expect(repository.list()).resolves.toEqual(seed.records);
    await Promise.resolve();
    expect(reported).toEqual([expect.objectContaining({ kind: 'busy', key: entity.key })]);
  });
});
