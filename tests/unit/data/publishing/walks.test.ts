import { expect, it } from 'vitest';
import { walk } from '../../../support/walks/steps';

const STEPS = 40;
/** The maximum number of needless questions in a walk, on average */
const MAX_NEEDLESS = 0.02;
/** With this many walks an average is meaningful; with fewer, only the number of walks that ask needlessly is. */
const MANY = 1000;
/** If 2% of walks ask needlessly, a day's walks exceed this number once in 650 days. */
const MAX_ASKING = 2;

/*
 * The seeds change daily. `DRIVER_SEED=7` repeats one walk, and `DRIVER_WALKS=3000` runs that many; with both, from
 * that seed onwards.
 */
const { DRIVER_SEED, DRIVER_WALKS } = process.env;
const count = Number(DRIVER_WALKS ?? (DRIVER_SEED === undefined ? 12 : 1));
const first = Number(DRIVER_SEED ?? 10_000 * Math.floor(Date.now() / 86_400_000));

const repeated = (seed: number) =>
  `To repeat it: DRIVER_SEED=${String(seed)} npx vitest run tests/unit/data/publishing/walks.test.ts`;

it(
  `loses nothing and asks only necessary questions in ${String(count)} random walks`,
  async () => {
    const faults: string[] = [];
    const needless: string[] = [];
    let asking = 0;
    for (let seed = first; seed < first + count; seed += 1) {
      const { world, fault } = await walk(seed, STEPS);
      asking += Number(world.needless.length > 0);
      needless.push(...world.needless.map((question) => `${question}. ${repeated(seed)}`));
      if (fault) faults.push([fault.stack, repeated(seed), ...world.trace].join('\n  '));
    }
    expect(faults.length, faults.slice(0, 3).join('\n\n')).toBe(0);
    const shown = needless.slice(0, 10).join('\n');
    if (count >= MANY) expect(needless.length, shown).toBeLessThanOrEqual(MAX_NEEDLESS * count);
    // A single walk that is repeated fails on any needless question, so that its questions are shown.
    else expect(asking, shown).toBeLessThanOrEqual(count === 1 ? 0 : MAX_ASKING);
  },
  30_000 + 10_000 * count,
);
