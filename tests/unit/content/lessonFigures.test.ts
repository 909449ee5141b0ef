import { expect, it } from 'vitest';
import { drawdownPercent } from '@/domain/statistics';
import { pageWords, sectionsOf, wordsOf } from '../../support/content';

const lesson = (name: string) => ({ sections: [], ...pageWords.get(`pages/education/${name}`) });

it('states the largest fall of each account drawn in the lesson on losing runs', () => {
  const page = lesson('beginner/losingRuns');
  const accounts = sectionsOf(page, 'figure').flatMap(({ figure }) =>
    figure.kind === 'lineChart' ? figure.series : [],
  );
  const words = wordsOf(sectionsOf(page, 'prose'));
  expect(accounts).toHaveLength(2);
  for (const { values } of accounts) expect(words).toContain(`${drawdownPercent(values).toFixed(1)}%`);
});

it('states for each trade of a replay what its stop led to', () => {
  const replays = [...pageWords.values()].flatMap((page) => sectionsOf({ sections: [], ...page }, 'replay'));
  const step = (decimals: number) => 10 ** -decimals;
  for (const { chart, shownAtFirst, choices, whatHappened } of replays) {
    const entry = chart.candles[shownAtFirst - 1]?.close ?? NaN;
    const later = chart.candles.slice(shownAtFirst);
    for (const { text } of choices.filter((choice) => /^(?:Buy|Sell)/.test(choice.text))) {
      const stop = Number(/stop at ([\d.]+)/.exec(text)?.[1]);
      const isStopped = later.some(({ low, high }) => (stop < entry ? low <= stop : high >= stop));
      const exit = isStopped ? stop : (later.at(-1)?.close ?? NaN);
      expect(whatHappened).toContain(
        `${String(Math.round(Math.abs(exit - entry) / step(chart.decimals)))} pips`,
      );
    }
  }
});
