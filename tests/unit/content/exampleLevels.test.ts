import { expect, it } from 'vitest';
import { exampleLevels } from '@/content/exampleLevels';
import { exampleSignal } from '@/content/exampleSignal';
import { pageWords, sectionsOf } from '../../support/content';

const levels = new Map<string, number>(Object.entries(exampleLevels));

const charts = [
  ['the example signal', exampleSignal] as const,
  ...[...pageWords].flatMap(([name, { sections }]) =>
    sections === undefined
      ? []
      : sectionsOf({ sections }, 'chart').map(({ chart }) => [name, chart] as const),
  ),
].filter(([, { instrument }]) => levels.has(instrument));

it.each(charts)(
  'draws the chart of %s around the level of its instrument',
  (_where, { instrument, candles }) => {
    const level = levels.get(instrument) ?? Number.NaN;
    for (const { high, low } of candles) {
      expect(high / level).toBeLessThan(1.1);
      expect(low / level).toBeGreaterThan(0.9);
    }
  },
);
