import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPlatformRepository } from '@/data/catalogue/repositories';
import type { PlatformIdRule } from '@/data/catalogue/ports';
import { inSortOrder, type Platform, type PlatformDraft } from '@/domain/platform';
import { visibleText } from '@/domain/visibleText';
import { anEnvironment, createFailingArea } from '../../../support/environment';
import { numRuns } from '../../../support/properties';
import { aPlatform } from '../../../support/records';
import { STORED_AT } from '../../../support/entities';

const aSaved = (id: string, fields: Partial<PlatformDraft> = {}): Platform => ({
  ...aPlatform({ name: `Platform ${id}`, ...fields }),
  id,
  createdAt: STORED_AT,
  updatedAt: STORED_AT,
});

const SEEDED = [aSaved('1'), aSaved('2', { sortOrder: 2 }), aSaved('3', { sortOrder: 2, isActive: false })];

/** What must be stored. */
interface Model {
  /** Null while nothing is stored under the key. */
  platforms: Platform[] | null;
  /** Whether the seed is still to join the list at its next read. */
  awaitsSeed: boolean;
  now: number;
}

/** The system under test: one storage, and the instance of the repository that is open now. */
function openReal(model: Model) {
  const area = createFailingArea();
  const { environment, reported } = anEnvironment({ area, now: () => model.now });
  const open = () =>
    createPlatformRepository(environment, {
      revision: 1,
      records: SEEDED.map((platform) => ({ ...platform })),
    });
  return { area, environment, reported, open, platforms: open() };
}

type Real = ReturnType<typeof openReal>;

/** `act` carries out the same thing in both; afterwards both must show the same. */
const command = (name: string, act: (model: Model, real: Real) => Promise<void> | void) => ({
  check: () => true,
  toString: () => name,
  run: async (model: Model, real: Real) => {
    await act(model, real);
    await real.environment.lock('upm_platforms', () => Promise.resolve());
    const text = real.area.getItem('upm_platforms');
    expect(text === null ? null : JSON.parse(text)).toEqual(model.platforms);
  },
});

const timeOf = ({ now }: Model) => new Date(now).toISOString();
/** When a platform was changed: never before it was made, whatever the clock says. */
const changedAt = (model: Model, { createdAt }: Platform) =>
  [timeOf(model), createdAt].toSorted((a, b) => Date.parse(a) - Date.parse(b))[1] ?? '';
const visible = (model: Model) => model.platforms ?? [];

/** Puts `changed` in the place of the platform it was made from. */
function put(model: Model, changed: Platform) {
  model.platforms = visible(model).map((platform) => (platform.id === changed.id ? changed : platform));
}

const read = (what: 'list' | 'listActive') =>
  command(what, async (model, real) => {
    if (model.platforms === null || model.awaitsSeed) model.platforms = [...SEEDED, ...visible(model)];
    model.awaitsSeed = false;
    const listed = inSortOrder(model.platforms);
    expect(await real.platforms[what]()).toEqual(
      what === 'list' ? listed : listed.filter(({ isActive }) => isActive),
    );
  });

const add = (idRule: PlatformIdRule, fields: Partial<PlatformDraft>) =>
  command(`add ${idRule} ${JSON.stringify(fields)}`, async (model, real) => {
    const added = await real.platforms.add(aPlatform(fields), idRule);
    const time = timeOf(model);
    expect(added).toEqual({ ...aPlatform(fields), id: added.id, createdAt: time, updatedAt: time });
    if (model.platforms === null) model.awaitsSeed = true;
    const taken = [...visible(model), ...(model.awaitsSeed ? SEEDED : [])].map(({ id }) => id);
    expect(taken).not.toContain(added.id);
    expect(Number(added.id)).toBeGreaterThan(
      idRule === 'timestamp' ? model.now - 1 : Math.max(0, ...taken.map(Number)),
    );
    model.platforms = [...visible(model), added];
  });

/** Changes the platform at a place of the list, or an unknown one where there is none. */
const change = (
  name: string,
  place: number,
  act: (real: Real, id: string) => Promise<Platform>,
  expected: (platform: Platform) => Partial<PlatformDraft>,
) =>
  command(`${name} at ${String(place)}`, async (model, real) => {
    const platform = visible(model)[place];
    if (!platform) {
      await expect(act(real, 'unknown')).rejects.toThrow(/^Platform not found$/);
      return;
    }
    const changed = { ...platform, ...expected(platform), updatedAt: changedAt(model, platform) };
    expect(await act(real, platform.id)).toEqual(changed);
    put(model, changed);
  });

const update = (place: number, changes: Partial<PlatformDraft>) => {
  const everything = { id: 'other', createdAt: 'other', updatedAt: 'other', ...changes };
  const name = `update ${JSON.stringify(changes)}`;
  return change(
    name,
    place,
    (real, id) => real.platforms.update(id, everything),
    () => changes,
  );
};

const toggle = (place: number) =>
  change(
    'toggle',
    place,
    (real, id) => real.platforms.toggleActive(id),
    ({ isActive }) => ({ isActive: !isActive }),
  );

const remove = (place: number) =>
  command(`remove at ${String(place)}`, async (model, real) => {
    const platform = visible(model)[place];
    if (platform) {
      await real.platforms.remove(platform.id);
      model.platforms = visible(model).filter(({ id }) => id !== platform.id);
    } else await expect(real.platforms.remove('unknown')).rejects.toThrow(/^Platform not found$/);
  });

const reorder = (places: readonly number[]) =>
  command(`reorder ${places.join()}`, async (model, real) => {
    const shown = inSortOrder(visible(model));
    const named = places.flatMap((place) => visible(model)[place] ?? []);
    const order = [...new Set([...named, ...shown])];
    await real.platforms.reorder([...named.map(({ id }) => id), 'unknown']);
    for (const [index, platform] of order.entries())
      if (platform.sortOrder !== index + 1)
        put(model, { ...platform, sortOrder: index + 1, updatedAt: changedAt(model, platform) });
  });

const openAnew = () =>
  command('open anew', (_model, real) => {
    real.platforms = real.open();
  });

const passTime = (ms: number) =>
  command(`${String(ms)} ms pass`, (model) => {
    model.now += ms;
  });

const externalWrite = (numbers: readonly number[]) =>
  command(`external write ${numbers.join()}`, (model, real) => {
    // Ids no seed has: a clash with the seed has tests of its own.
    model.platforms = numbers.map((number) => aSaved(String(100 + number), { sortOrder: number }));
    real.area.setItem('upm_platforms', JSON.stringify(model.platforms));
    if (real.area.getItem('upm_platforms_seed') === null)
      real.area.setItem('upm_platforms_seed', '{"revision":1,"records":[]}');
  });

const externalClear = () =>
  command('external clear', (model, real) => {
    real.area.removeItem('upm_platforms');
    real.area.removeItem('upm_platforms_seed');
    model.platforms = null;
    model.awaitsSeed = false;
  });

it('shows and stores what a list in memory would after any operations', async () => {
  const place = fc.nat(4);
  // What nobody sees is taken out of a text before it is stored.
  const name = fc.string({ unit: 'binary', maxLength: 4 }).map(visibleText);
  const fields = fc.record({ name, isActive: fc.boolean(), sortOrder: fc.nat(6) }, { requiredKeys: [] });
  const commands = fc.commands(
    [
      fc.constantFrom('list' as const, 'listActive' as const).map(read),
      fc
        .tuple(fc.constantFrom<PlatformIdRule[]>('highest-plus-one', 'timestamp'), fields)
        .map((parts) => add(...parts)),
      fc.tuple(place, fields).map((parts) => update(...parts)),
      place.map(toggle),
      place.map(remove),
      fc.array(place, { maxLength: 5 }).map(reorder),
      fc.constant(openAnew()),
      fc.constantFrom(-5, 0, 1, 1000).map(passTime),
      fc.uniqueArray(fc.nat(9), { maxLength: 3 }).map(externalWrite),
      fc.constant(externalClear()),
    ],
    { maxCommands: 25 },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const model: Model = { platforms: null, awaitsSeed: false, now: Date.UTC(2026, 5, 1) };
      const real = openReal(model);
      await fc.asyncModelRun(() => ({ model, real }), sequence);
      expect(real.reported).toEqual([]);
    }),
    { numRuns },
  );
});
