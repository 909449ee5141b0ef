import { expect, it } from 'vitest';
import { page as commodity } from '@/content/pages/markets/commodity';
import { page as crypto } from '@/content/pages/markets/crypto';
import { page as forex } from '@/content/pages/markets/forex';
import { page as indices } from '@/content/pages/markets/indices';
import { page as stocks } from '@/content/pages/markets/stocks';
import type { TopicPageContent } from '@/content/page';
import { plainText } from '@/content/richText';
import { retailRules, capText } from '@/content/regulators';
import { statements } from '@/content/rules';
import { site } from '@/content/site';
import { sectionsOf, wordsOf } from '../../support/content';

/** Rows of the table that has this column. */
function rowsOf(page: TopicPageContent, column: string): readonly (readonly string[])[] {
  const table = sectionsOf(page, 'table').find(({ columns }) => columns.includes(column));
  if (table === undefined) throw new Error(`No table has the column "${column}".`);
  return table.rows;
}

it('lists the four sessions in GMT', () => {
  const [sessions] = sectionsOf(forex, 'sessions');
  expect(sessions?.intro).toContain(
    'GMT: Sydney 22:00-07:00, Tokyo 00:00-09:00, London 08:00-17:00, New York 13:00-22:00',
  );
  expect(sessions?.intro).toContain('standard-time');
});

it('calculates the margin of one lot at leverage up to 1:500', () => {
  // The margin is 108,500 ÷ leverage, and the last column is the margin ÷ $10 per pip.
  expect(rowsOf(forex, 'Leverage')).toEqual([
    ['1:500', '$217', '21.7 pips'],
    ['1:100', '$1,085', '108.5 pips'],
    ['1:30', '$3,616.67', '361.7 pips'],
  ]);
  expect(wordsOf(forex)).toContain('up to 1:500');
  expect(wordsOf(forex)).toContain('$108,500');
});

it('shows the retail caps of each region', () => {
  const words = wordsOf(forex);
  expect(words).toContain(statements.retailCaps);
  expect(rowsOf(forex, 'Region').map((row) => row.slice(0, 3))).toEqual(
    retailRules.map(({ region, caps }) => [region, capText(caps.mainPairs), capText(caps.otherPairs)]),
  );
  expect(words).toContain('AUD/USD and NZD/USD are capped at 1:20 in the EU and the UK');
});

it('includes the specified parts of the commodity guide', () => {
  expect(commodity.sections[0]?.heading).toMatch(/^Overview/);
  expect(sectionsOf(commodity, 'cards').map(({ cards }) => cards.length)).toEqual([6]);
  const lists = sectionsOf(commodity, 'list').map(({ heading }) => heading);
  expect(lists).toEqual([
    'Precious metals',
    'Energy',
    'Agricultural commodities',
    expect.stringMatching(/^Tips/),
  ]);
  expect(
    sectionsOf(commodity, 'definitions').some(({ heading }) => heading.startsWith('Price factors')),
  ).toBe(true);
  expect(rowsOf(commodity, 'Strategy')).toHaveLength(4);
  expect(rowsOf(commodity, 'Where it fails')).toBe(rowsOf(commodity, 'Strategy'));
});

it('lists eight coins and a risk warning', () => {
  expect(
    rowsOf(crypto, 'Ticker')
      .map(([, ticker]) => ticker)
      .join(' '),
  ).toBe('BTC ETH XRP LTC ADA SOL DOT LINK');
  const headings = crypto.sections.map(({ heading }) => heading).join('\n');
  for (const part of ['Factors', 'Strategies', 'Risk warning', 'Tips']) expect(headings).toContain(part);
});

const sectors = rowsOf(stocks, 'Makes its money with').map(([sector]) => sector);
const tickers = rowsOf(stocks, 'Ticker');

it('lists eight sectors and twelve tickers', () => {
  expect(new Set(sectors).size).toBe(8);
  expect(tickers.map(([ticker]) => ticker).join(' ')).toBe(
    'AAPL MSFT NVDA GOOGL META AMZN TSLA KO JNJ JPM CAT XOM',
  );
  expect(new Set(tickers.map(([, , sector]) => sector))).toEqual(new Set(sectors));
});

it('lists at least as many markets as the home page claims', () => {
  const named = [
    ...rowsOf(forex, 'Pair').map(([pair]) => pair),
    ...rowsOf(indices, 'Index').map(([index]) => index),
    ...sectionsOf(commodity, 'list')
      .filter(({ heading }) => !heading.startsWith('Tips'))
      .flatMap(({ items }) => items.map((item) => plainText(item).split(':')[0])),
    ...rowsOf(crypto, 'Coin').map(([coin]) => coin),
    ...rowsOf(stocks, 'Ticker').map(([ticker]) => ticker),
    ...'EUR/GBP EUR/JPY GBP/JPY AUD/NZD USD/TRY USD/ZAR EUR/HUF'
      .split(' ')
      .filter((pair) => wordsOf(forex).includes(pair)),
  ];
  const claimed = site.stats.find(({ label }) => label === 'markets')?.value ?? '';
  expect(new Set(named).size).toBeGreaterThanOrEqual(Number.parseInt(claimed, 10));
});
