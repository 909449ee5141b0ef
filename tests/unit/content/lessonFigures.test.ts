import { expect, it } from 'vitest';
import type { Candle } from '@/domain/candles';
import { drawdownPercent } from '@/domain/statistics';
import { pageWords, sectionsOf, wordsOf } from '../../support/content';

const lesson = (name: string) => ({ sections: [], ...pageWords.get(`pages/education/${name}`) });

it('states the largest drawdown of each account shown in a lesson', () => {
  const page = lesson('beginner/losingRuns');
  const accounts = sectionsOf(page, 'figure').flatMap(({ figure }) =>
    figure.kind === 'lineChart' ? figure.series : [],
  );
  const words = wordsOf(sectionsOf(page, 'prose'));
  expect(accounts).toHaveLength(2);
  for (const { values } of accounts) expect(words).toContain(`${drawdownPercent(values).toFixed(1)}%`);
});

/** The exit price of a replayed trade: its stop or target, whichever comes first, or the last close. */
function exitOf(text: string, entry: number, later: readonly Candle[]): number {
  const [stop = NaN, target = NaN] = [/stop at ([\d.]+)/, /target at ([\d.]+)/].map((price) =>
    Number(price.exec(text)?.[1]),
  );
  const isReached =
    (price: number) =>
    ({ low, high }: Candle) =>
      price < entry ? low <= price : high >= price;
  const end = later.find((candle) => isReached(stop)(candle) || isReached(target)(candle));
  if (end === undefined) return later.at(-1)?.close ?? NaN;
  return isReached(stop)(end) ? stop : target;
}

it('states the result of each replayed trade', () => {
  const replays = [...pageWords.values()].flatMap((page) => sectionsOf({ sections: [], ...page }, 'replay'));
  expect(replays.length).toBeGreaterThan(0);
  for (const { chart, shownAtFirst, choices, whatHappened } of replays) {
    const entry = chart.candles[shownAtFirst - 1]?.close ?? NaN;
    for (const { text } of choices.filter((choice) => /^(?:Buy|Sell)/.test(choice.text))) {
      const exit = exitOf(text, entry, chart.candles.slice(shownAtFirst));
      const pips = Math.round(Math.abs(exit - entry) * 10 ** chart.decimals);
      expect(whatHappened).toContain(`${String(pips)} pips`);
    }
  }
});
