import { describe, expect, it } from 'vitest';
import { page as commodity } from '@/content/pages/markets/commodity';
import { page as crypto } from '@/content/pages/markets/crypto';
import { page as forex } from '@/content/pages/markets/forex';
import { page as indices } from '@/content/pages/markets/indices';
import { page as stocks } from '@/content/pages/markets/stocks';
import type { TopicPageContent } from '@/content/page';
import { plainText } from '@/content/richText';
import { retailRules, shownCap } from '@/content/regulators';
import { statements } from '@/content/rules';
import { site } from '@/content/site';
import { sectionsOf, sumsOf, wordsOf } from '../../support/content';

const guides = { forex, indices, commodity, crypto, stocks };
const everyGuide = Object.entries(guides);

/** The rows of the table that has a column of this name. */
function rowsOf(page: TopicPageContent, column: string): readonly (readonly string[])[] {
  const table = sectionsOf(page, 'table').find(({ columns }) => columns.includes(column));
  if (table === undefined) throw new Error(`No table has the column "${column}".`);
  return table.rows;
}

const conclusionsOf = (page: TopicPageContent): string =>
  sectionsOf(page, 'workedExample')
    .map(({ conclusion }) => plainText(conclusion))
    .join('\n');

describe.each(everyGuide)('the %s guide', (name, guide) => {
  it('quotes the site’s rule for risk and reward', () => {
    expect(wordsOf(guide)).toContain(statements.riskRule);
  });

  it('warns how money is lost', () => {
    expect(sectionsOf(guide, 'warning')).toHaveLength(1);
  });

  it('leads to its course, the signals and another market', () => {
    const related = (guide.related ?? []).map(({ to }) => to);
    const key = name as keyof typeof guides;
    const others = Object.keys(guides).filter((other) => other !== key) as (typeof key)[];
    expect(related).toContain(`/education/${key}`);
    expect(related).toContain('/services/signals');
    expect(others.some((other) => related.includes(`/markets/${other}`))).toBe(true);
    expect(guide.callToAction?.links.length).toBeGreaterThan(0);
  });
});

describe('the forex guide', () => {
  it('gives the four sessions in GMT as specified, labelled as standard time', () => {
    const [sessions] = sectionsOf(forex, 'sessions');
    expect(sessions?.intro).toContain(
      'GMT: Sydney 22:00-07:00, Tokyo 00:00-09:00, London 08:00-17:00, New York 13:00-22:00',
    );
    expect(sessions?.intro).toContain('standard-time');
  });

  it('lists the seven majors, each with the dollar, and names crosses and exotics', () => {
    const pairs = rowsOf(forex, 'Pair').map(([pair]) => pair);
    expect(pairs.join(' ')).toBe('EUR/USD GBP/USD USD/JPY USD/CHF AUD/USD USD/CAD NZD/USD');
    expect(sectionsOf(forex, 'table')[0]?.note).toMatch(/Crosses .* Exotics/);
  });

  it('values a pip at $10, $1 and $0.10, and at 1,000 yen or $6.67', () => {
    // 100,000 × 0.0001; 10,000 × 0.0001; 1,000 × 0.0001; 100,000 × 0.01; 1,000 ÷ 150.
    expect(sumsOf(forex)[0]).toEqual([
      '$10 a pip',
      '$1 a pip',
      '$0.10 a pip',
      '1,000 yen a pip',
      '$6.67 a pip',
    ]);
    // 1.08514 − 1.08502 = 1.2 pips, at $10.
    expect(conclusionsOf(forex)).toContain('1.2-pip spread on one standard lot of EUR/USD costs $12 ');
  });

  it('sizes a cross by what its pip is worth in dollars', () => {
    // £10 × 1.26 = $12.60; 100 ÷ (25 × 12.60) = 0.317 lots; 31,000 × 0.0025 × 1.26 = 97.65.
    expect(sumsOf(forex)[1]).toEqual(['$100', '£10', '$12.60', '0.317 lots', '0.31 lots', '−$97.65']);
    // 100 ÷ (25 × 10) = 0.40 lots; 40,000 × 0.0025 × 1.26 = 126.
    expect(conclusionsOf(forex)).toContain('buy 0.40 lots and lose $126 instead');
  });

  it('says leverage of up to 1:500 and works out the margin for one lot of $108,500', () => {
    // 108,500 ÷ leverage, and that ÷ $10 a pip.
    expect(rowsOf(forex, 'Leverage')).toEqual([
      ['1:500', '$217', '21.7 pips'],
      ['1:100', '$1,085', '108.5 pips'],
      ['1:30', '$3,616.67', '361.7 pips'],
    ]);
    expect(wordsOf(forex)).toContain('up to 1:500');
    expect(wordsOf(forex)).toContain('$108,500');
  });

  it('sets the retail caps of each region beside it', () => {
    const words = wordsOf(forex);
    expect(words).toContain(statements.retailCaps);
    expect(rowsOf(forex, 'Region').map((row) => row.slice(0, 3))).toEqual(
      retailRules.map(({ region, caps }) => [region, shownCap(caps.mainPairs), shownCap(caps.otherPairs)]),
    );
    expect(words).toContain('AUD/USD and NZD/USD are 1:20 in the EU and the UK');
  });

  it('loses $200 of $1,000 on 20 pips with a full lot', () => {
    expect(wordsOf(forex)).toContain('20-pip wobble costs you $200, a fifth of everything');
  });
});

describe('the indices guide', () => {
  it('weighs the Dow and the Nikkei by price, all others by value', () => {
    const rows = rowsOf(indices, 'Index');
    expect(rows).toHaveLength(9);
    const byPrice = rows.filter(([, , , weighting]) => weighting === 'Share price');
    expect(byPrice.map(([index]) => index)).toEqual(['Dow Jones', 'Nikkei 225']);
  });

  it('raises a price-weighted index by 8.0% where one weighted by value rises by 2.9%', () => {
    // (220 + 50) ÷ (200 + 50); (220 + 500) ÷ (200 + 500).
    expect(sumsOf(indices)[0]).toEqual(['+8.0%', '+2.9%']);
  });

  it('values a tick of the futures at $12.50 and $1.25', () => {
    expect(wordsOf(indices)).toContain('one tick is $12.50');
    expect(wordsOf(indices)).toContain('$5 a point, $1.25 a tick');
  });

  it('charges a week of holding on the whole exposure', () => {
    // 5 × 5,000; ÷ 20; 25,000 × 7.3% ÷ 365 = 5; × 7; ÷ 5 a point.
    expect(sumsOf(indices)[1]).toEqual(['$25,000', '$1,250', '$5', '$35', '7.0 points']);
    // 35 ÷ (40 points × 5) = 17.5%.
    expect(conclusionsOf(indices)).toContain('one week takes 18% of the gain');
  });
});

describe('the commodity guide', () => {
  it('has the specified parts: overview, six benefits, three lists, factors, four strategies, tips', () => {
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

  it('values the smallest step of each contract as size times step', () => {
    // 100 × 0.1; 5,000 × 0.005; 1,000 × 0.01; 10,000 × 0.001; 5,000 × 0.0025; 37,500 × 0.0005.
    expect(rowsOf(commodity, 'Contract').map(([contract, , , worth]) => [contract, worth])).toEqual([
      ['Gold', '$10'],
      ['Silver', '$25'],
      ['WTI crude oil', '$10'],
      ['Natural gas', '$10'],
      ['Wheat', '$12.50'],
      ['Arabica coffee', '$18.75'],
    ]);
  });

  it('sets a stop of one and a half average ranges', () => {
    // (1.9 + 1.4 + 2.3 + 1.6 + 1.8) ÷ 5 = 1.8; × 1.5 = 2.7; 100 ÷ 2.7 = 37.03; 37 × 5.4 = 199.8; 1,000 × 2.7.
    expect(sumsOf(commodity)[0]).toEqual([
      '$1.80',
      '$2.70, at $72.30',
      '37 barrels',
      '$80.40, for $199.80',
      '−$2,700',
    ]);
    // 100 ÷ 0.6 = 166.7; 2,700 of 10,000.
    expect(conclusionsOf(commodity)).toContain('166 barrels');
    expect(conclusionsOf(commodity)).toContain('27% of the account');
  });
});

describe('the crypto guide', () => {
  it('has eight major coins, factors, strategies and a risk warning', () => {
    expect(
      rowsOf(crypto, 'Ticker')
        .map(([, ticker]) => ticker)
        .join(' '),
    ).toBe('BTC ETH XRP LTC ADA SOL DOT LINK');
    const headings = crypto.sections.map(({ heading }) => heading).join('\n');
    for (const part of ['Factors', 'Strategies', 'Risk warning', 'Tips']) expect(headings).toContain(part);
  });

  it('closes a position by force at half the margin, long before all of it is gone', () => {
    // 1,000 × 2 = 2,000, 500 ÷ 2,000 = 25%; 1,000 × 10 = 10,000, 500 ÷ 10,000 = 5%.
    expect(sumsOf(crypto)[0]).toEqual(['$2,000', '25%', '$45,000', '$10,000', '5%', '$57,000']);
  });

  it('names the leverage and the ban that regulators set', () => {
    const [eu, uk] = retailRules;
    expect(sectionsOf(crypto, 'workedExample')[0]?.intro).toContain(shownCap(eu.caps.crypto));
    expect(uk?.caps.crypto).toBeNull();
    expect(conclusionsOf(crypto)).toContain('UK brokers may not sell crypto derivatives to retail clients');
  });

  it('shows the rise that undoes each fall', () => {
    for (const [fall = '', rise = ''] of rowsOf(crypto, 'After a fall of')) {
      const back = (1 - Number.parseFloat(fall) / 100) * (1 + Number.parseFloat(rise) / 100);
      expect(Math.abs(back - 1)).toBeLessThan(0.005);
    }
  });
});

describe('the stocks guide', () => {
  const sectors = rowsOf(stocks, 'Makes its money with').map(([sector]) => sector);
  const tickers = rowsOf(stocks, 'Ticker');

  it('has eight sectors and twelve tickers, each in one of them, none of which stays empty', () => {
    expect(new Set(sectors).size).toBe(8);
    expect(tickers.map(([ticker]) => ticker).join(' ')).toBe(
      'AAPL MSFT NVDA GOOGL META AMZN TSLA KO JNJ JPM CAT XOM',
    );
    expect(new Set(tickers.map(([, , sector]) => sector))).toEqual(new Set(sectors));
  });

  it('has four approaches, factors and strategies', () => {
    expect(sectionsOf(stocks, 'cards').map(({ cards }) => cards.length)).toEqual([4]);
    const headings = stocks.sections.map(({ heading }) => heading).join('\n');
    for (const part of ['Four approaches', 'Factors', 'Strategies']) expect(headings).toContain(part);
  });

  it('values a company of 500 million shares at $80 at 40 billion dollars, and $4 of profit at a P/E of 20', () => {
    expect(wordsOf(stocks)).toContain('valued at 40 billion dollars');
    expect(wordsOf(stocks)).toContain('has a P/E of 20.');
  });

  it('loses as much as planned after a first half sold at a gain, when the rest meets a gap', () => {
    // 100 ÷ 4 = 25, so 24; 24 × −4; 12 × 2; 12 × −10; the sum; 24 × −10.
    expect(sumsOf(stocks)[0]).toEqual(['−$96', '$24', '−$120', '−$96', '−$240']);
  });
});

it('names as many markets on the guides as the home page claims', () => {
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
