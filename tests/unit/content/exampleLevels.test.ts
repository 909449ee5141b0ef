import { expect, it } from 'vitest';
import { exampleLevels } from '@/content/exampleLevels';
import { exampleSignal } from '@/content/exampleSignal';
import { pageWords, sectionsOf } from '../../support/content';

const levels = new Map<string, number>(Object.entries(exampleLevels));

const pages = [...pageWords].map(([name, page]) => [name, { sections: [], ...page }] as const);

/** Example prices of each instrument, by where they appear. */
const examples = [
  [
    'the example signal',
    exampleSignal.instrument,
    exampleSignal.candles.flatMap(({ high, low }) => [high, low]),
  ],
  ...pages.flatMap(([name, page]) =>
    sectionsOf(page, 'chart').map(
      ({ chart }) =>
        [
          `the chart of ${name}`,
          chart.instrument,
          chart.candles.flatMap(({ high, low }) => [high, low]),
        ] as const,
    ),
  ),
  ...pages.flatMap(([name, page]) =>
    sectionsOf(page, 'calculator').map(
      ({ values }) =>
        [
          `the calculator of ${name}`,
          values.instrument ?? '',
          [values.entry, values.price].flatMap((typed) => (typed === undefined ? [] : [Number(typed)])),
        ] as const,
    ),
  ),
] as const;

it.each(examples.filter(([, instrument]) => levels.has(instrument)))(
  'uses realistic prices for the instrument in %s',
  (_where, instrument, prices) => {
    const level = levels.get(instrument) ?? Number.NaN;
    for (const price of prices) {
      expect(price / level).toBeLessThan(1.1);
      expect(price / level).toBeGreaterThan(0.9);
    }
  },
);
