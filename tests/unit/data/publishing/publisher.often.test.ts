import { expect, it } from 'vitest';
import { conflictKey } from '@/domain/catalogueMerge';
import { aFolder, aForge, anAdministrator, conflictsOf, type Place } from '../../../support/publishing';
import { seedFile } from '../../../support/seedFile';

/** How often each of two browsers publishes: `PUBLICATIONS=50` for more than a look. */
const TIMES = Number(process.env.PUBLICATIONS ?? 5);

/** Every so many turns each browser also sets a field that the other one sets, too. */
const SHARED_EVERY = 2;

/**
 * Adds a feature to one record and publishes, time and again. Gives what was set in the field that both set, and of
 * those values the ones that were there to be seen when it was set again, or asked about.
 */
async function publishOften(place: Place, who: string) {
  const { catalogue, publish } = await anAdministrator(place);
  const set: string[] = [];
  const known: string[] = [];

  /** Presses Publish, answers what is asked, and presses again while others are quicker. */
  async function press(): Promise<void> {
    let choices = new Map<string, 'mine' | 'theirs'>();
    for (let left = 20; left > 0; left -= 1) {
      const outcome = await publish({ choices }).catch((error: unknown) => String(error));
      if (typeof outcome === 'string') continue;
      if (outcome.kind === 'published' || outcome.kind === 'unchanged') return;
      for (const conflict of conflictsOf(outcome)) {
        known.push(String(conflict.mine), String(conflict.theirs));
        choices = choices.set(conflictKey(conflict), 'mine');
      }
    }
    throw new Error('It was never published.');
  }

  for (let turn = 1; turn <= TIMES; turn += 1) {
    const value = `${who}${String(turn)}`;
    await catalogue.brokers.update('1', ({ features }) => ({ features: [...features, value] }));
    if (turn % SHARED_EVERY === 0)
      await catalogue.brokers.update('2', ({ minDeposit }) => {
        known.push(minDeposit);
        set.push(value);
        return { minDeposit: value };
      });
    await press();
  }
  return { set, known };
}

it.each([
  ['a folder', aFolder],
  ['a forge', () => aForge('gitea')],
] as const)(
  `U05: two browsers that publish ${String(TIMES)} times each at once to %s find every change of both in the last file, or were asked about it`,
  async (_name, open) => {
    const place = await open();
    place.put(JSON.stringify(seedFile));
    const told = await Promise.all([publishOften(place, 'a'), publishOften(place, 'b')]);
    const { brokers } = JSON.parse(place.text() ?? '') as typeof seedFile;
    const sent = ['a', 'b'].flatMap((who) =>
      Array.from({ length: TIMES }, (_, turn) => `${who}${String(turn + 1)}`),
    );
    expect(brokers[0]?.features).toEqual(expect.arrayContaining(sent));
    expect(new Set(brokers[0]?.features).size).toBe(brokers[0]?.features.length);
    const known = told.flatMap((each) => each.known);
    const last = brokers[1]?.minDeposit;
    const lost = told.flatMap(({ set }) => set).filter((value) => value !== last && !known.includes(value));
    expect(lost).toEqual([]);
    await place.close();
  },
);
