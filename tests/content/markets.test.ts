import { describe, expect, it } from 'vitest';
import { page as commodity } from '@/content/markets/commodity';
import { page as crypto } from '@/content/markets/crypto';
import { page as forex } from '@/content/markets/forex';
import { page as indices } from '@/content/markets/indices';
import { page as stocks } from '@/content/markets/stocks';
import type { Section, TopicPageContent } from '@/content/page';
import { paths } from '@/paths';

const guides = { forex, indices, commodity, crypto, stocks };
const everyGuide = Object.entries(guides);

/** The section of a kind under a heading, which must be there. */
function sectionOf<K extends Section['kind']>(
  guide: TopicPageContent,
  kind: K,
  heading: string,
): Extract<Section, { kind: K }> {
  const found = guide.sections.find(
    (section): section is Extract<Section, { kind: K }> =>
      section.kind === kind && section.heading === heading,
  );
  if (found === undefined) throw new Error(`No ${kind} section is headed "${heading}".`);
  return found;
}

const valuesOf = (guide: TopicPageContent, heading: string): string[] =>
  sectionOf(guide, 'workedExample', heading).lines.map(({ value }) => value);

/** The first number in a shown figure: -99 for '−$99', 33000 for '33,000 units (0.33 lots)'. */
const figure = (shown: string): number =>
  Number(/-?[\d.]+/.exec(shown.replace('−', '-').replace(/[$,]/g, ''))?.[0]);

const figuresOf = (guide: TopicPageContent, heading: string): number[] =>
  valuesOf(guide, heading).map(figure);

const expectClose = (shown: readonly number[], computed: readonly number[]): void => {
  expect(shown).toHaveLength(computed.length);
  shown.forEach((value, index) => {
    expect(value).toBeCloseTo(computed[index] ?? NaN, 2);
  });
};

/** Every text inside a value of a page, but for the kinds of its sections and the addresses of its links. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'kind' || key === 'to' ? [] : textsIn(inner),
  );
}

const sentencesOf = (guide: TopicPageContent): string[] =>
  textsIn(guide)
    .flatMap((text) => text.split(/(?<=[.?])\s+/))
    .filter((sentence) => /^.{25,}[.?]$/.test(sentence));

const wordsIn = (texts: readonly string[]): number =>
  texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const chartsOf = (guide: TopicPageContent) =>
  guide.sections.flatMap((section) => (section.kind === 'chart' ? [section.chart] : []));

const expectSays = (guide: TopicPageContent, ...phrases: string[]): void => {
  const text = textsIn(guide).join('\n');
  for (const phrase of phrases) expect(text).toContain(phrase);
};

describe.each(everyGuide)('the %s guide', (name, guide) => {
  it('has 900 to 1,500 words', () => {
    const words = wordsIn(textsIn(guide));
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1500);
  });

  it('is described in 50 to 160 characters', () => {
    expect(guide.description.length).toBeGreaterThanOrEqual(50);
    expect(guide.description.length).toBeLessThanOrEqual(160);
  });

  it('has headings that are unlike each other', () => {
    const headings = guide.sections.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('changes the kind of section from one to the next, but where lists or tables belong together', () => {
    const kinds = guide.sections.map(({ kind }) => kind);
    const repeated = kinds.filter((kind, index) => kind === kinds[index + 1]);
    expect(repeated).toEqual({ commodity: ['list', 'list'], stocks: ['table'] }[name] ?? []);
  });

  it('states facts first, then how people trade, then the risks, and ends with tips', () => {
    const kinds = guide.sections.map(({ kind }) => kind);
    const warning = kinds.indexOf('warning');
    const approach = guide.sections.findIndex(({ heading }) =>
      /^(How people approach|Strategies|Four approaches)/.test(heading),
    );
    const firstFacts = guide.sections.findIndex(({ kind }) => kind === 'table');
    expect(firstFacts).toBeLessThan(approach);
    expect(approach).toBeLessThan(warning);
    expect(guide.sections.at(-1)).toMatchObject({
      kind: 'list',
      heading: expect.stringMatching(/^Tips/) as string,
    });
  });

  it('advises in its tips to risk 1-2% and to aim for twice the risk', () => {
    const last = guide.sections.at(-1);
    const tips = last?.kind === 'list' ? last.items : [];
    expect(tips.filter((tip) => tip.includes('1-2%'))).toHaveLength(1);
    expect(tips.filter((tip) => /twice|two (points|dollars)/i.test(tip))).toHaveLength(1);
  });

  it('works its example on the demo account of $10,000', () => {
    expectSays(guide, '$10,000', '1:2');
  });

  it('has tables whose rows fill their columns', () => {
    for (const section of guide.sections) {
      if (section.kind !== 'table') continue;
      for (const row of section.rows) {
        expect(row).toHaveLength(section.columns.length);
        expect(row.every((cell) => cell.trim() !== '')).toBe(true);
      }
    }
  });

  it('leads to its course, the signals and another market', () => {
    const related = (guide.related ?? []).map(({ to }) => to);
    const key = name as keyof typeof guides;
    const others = Object.keys(guides).filter((other) => other !== key) as (typeof key)[];
    expect(related).toContain(paths.education[key]);
    expect(related).toContain(paths.services.signals);
    expect(others.some((other) => related.includes(paths.markets[other]))).toBe(true);
    expect(guide.callToAction?.links.length).toBeGreaterThan(0);
  });

  it('promises nothing and shouts nothing', () => {
    expect(textsIn(guide).join('\n')).not.toMatch(
      /!|guaranteed|risk-free|win rate|today's|fast-paced|don't miss|limited time/i,
    );
  });

  it('has charts whose candles, stop and target fit together', () => {
    for (const chart of chartsOf(guide)) {
      const { candles, entry, stopLoss, takeProfit, note } = chart;
      for (const { open, high, low, close } of candles) {
        expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
        expect(low).toBeLessThanOrEqual(Math.min(open, close));
      }
      expect(Math.sign(takeProfit - entry)).toBe(Math.sign(entry - stopLoss));
      expect(Math.abs(takeProfit - entry) / Math.abs(entry - stopLoss)).toBeCloseTo(2, 6);
      expect(candles[note.candle]).toBeDefined();
      expect(candles.some(({ low, high }) => low <= entry && entry <= high)).toBe(true);
    }
  });
});

describe('the market guides together', () => {
  it('share no sentence', () => {
    const all = everyGuide.flatMap(([, guide]) => sentencesOf(guide));
    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
  });

  it('share no title and no description', () => {
    expect(new Set(everyGuide.map(([, { title }]) => title)).size).toBe(5);
    expect(new Set(everyGuide.map(([, { description }]) => description)).size).toBe(5);
  });
});

describe('the forex guide in figures', () => {
  it('gives the four sessions in GMT as specified', () => {
    const { intro } = sectionOf(forex, 'sessions', 'Four sessions, one trading day');
    expect(intro).toContain(
      'GMT: Sydney 22:00-07:00, Tokyo 00:00-09:00, London 08:00-17:00, New York 13:00-22:00',
    );
  });

  it('lists the seven majors, each with the dollar, and names crosses and exotics', () => {
    const { rows, note } = sectionOf(forex, 'table', 'The seven majors');
    expect(rows.map(([pair]) => pair).join(' ')).toBe(
      'EUR/USD GBP/USD USD/JPY USD/CHF AUD/USD USD/CAD NZD/USD',
    );
    expect(note).toMatch(/Crosses .* Exotics/);
  });

  it('values a pip at $10, $1 and $0.10, and at 1,000 yen or $6.67', () => {
    expect(valuesOf(forex, 'What one pip is worth')).toEqual([
      '$10 a pip',
      '$1 a pip',
      '$0.10 a pip',
      '1,000 yen a pip',
      '$6.67 a pip',
    ]);
    expectClose(figuresOf(forex, 'What one pip is worth'), [
      100_000 / 10_000,
      10_000 / 10_000,
      1_000 / 10_000,
      100_000 / 100,
      100_000 / 100 / 150,
    ]);
  });

  it('prices a spread of 1.2 pips on a standard lot at $12', () => {
    expect(sectionOf(forex, 'workedExample', 'What one pip is worth').conclusion).toContain(
      '1.2-pip spread on one standard lot of EUR/USD therefore costs $12 ',
    );
  });

  it('sizes the drawn trade at 33,000 units, minus $99 against $198', () => {
    expect(valuesOf(forex, 'How large that position may be')).toEqual([
      '$100',
      '30 pips',
      '33,000 units (0.33 lots)',
      '−$99',
      '$198',
    ]);
    expectClose(figuresOf(forex, 'How large that position may be'), [
      10_000 / 100,
      (1.085 - 1.082) * 10_000,
      Math.floor(100 / 3) * 1_000,
      33_000 * (1.082 - 1.085),
      33_000 * (1.091 - 1.085),
    ]);
  });

  it('says leverage of up to 1:500 and works out the margin for one lot of $108,500', () => {
    const { intro, rows } = sectionOf(forex, 'table', 'What leverage up to 1:500 does to margin');
    expect(intro).toContain('up to 1:500');
    expect(intro).toContain('$108,500');
    expect(rows).toEqual([
      ['1:500', '$217', '21.7 pips'],
      ['1:100', '$1,085', '108.5 pips'],
      ['1:30', '$3,616.67', '361.7 pips'],
    ]);
    for (const [leverage = '', margin = '', move = ''] of rows) {
      const computed = (100_000 * 1.085) / figure(leverage.slice(2));
      expect(figure(margin)).toBeCloseTo(computed, 2);
      expect(figure(move)).toBeCloseTo(computed / 10, 1);
    }
  });

  it('loses $200 of $1,000 on 20 pips with a full lot', () => {
    expectSays(forex, 'loses $200 on an ordinary 20-pip wobble, a fifth of everything');
  });
});

describe('the indices guide in figures', () => {
  it('gives each index its country and number of companies', () => {
    const { rows } = sectionOf(indices, 'table', 'Nine indices you will meet first');
    expect(rows.map((row) => row.slice(0, 3))).toEqual([
      ['S&P 500', 'United States', 'about 500'],
      ['Nasdaq-100', 'United States', 'about 100'],
      ['Dow Jones', 'United States', '30'],
      ['FTSE 100', 'United Kingdom', '100'],
      ['DAX', 'Germany', '40'],
      ['CAC 40', 'France', '40'],
      ['Euro Stoxx 50', 'Euro area', '50'],
      ['Nikkei 225', 'Japan', '225'],
      ['S&P/ASX 200', 'Australia', '200'],
    ]);
  });

  it('weighs the Dow and the Nikkei by price, all others by value', () => {
    const { rows } = sectionOf(indices, 'table', 'Nine indices you will meet first');
    const byPrice = rows.filter(([, , , weighting]) => weighting === 'Share price');
    expect(byPrice.map(([name]) => name)).toEqual(['Dow Jones', 'Nikkei 225']);
  });

  it('raises a price-weighted index by 8.0% where one weighted by value rises by 2.9%', () => {
    expect(valuesOf(indices, 'Why weighting matters')).toEqual(['+8.0%', '+2.9%']);
    const [byPrice = NaN, byValue = NaN] = figuresOf(indices, 'Why weighting matters');
    expect(byPrice).toBeCloseTo(((220 + 50) / (200 + 50) - 1) * 100, 1);
    expect(byValue).toBeCloseTo(((220 + 500) / (200 + 500) - 1) * 100, 1);
  });

  it('values a tick of the futures at $12.50 and $1.25', () => {
    expectSays(indices, 'one tick is $12.50', '$5 a point, $1.25 a tick');
    expectSays(indices, `one tick is $${(50 / 4).toFixed(2)}`, `a point, $${(5 / 4).toFixed(2)} a tick`);
  });

  it('risks $100 over 20 points at $5 a point for $200 over 40', () => {
    expect(valuesOf(indices, 'How many dollars a point')).toEqual([
      '$100',
      '$5 a point',
      '−$100',
      '$200',
      '$25,000',
      '$1,250',
    ]);
    expectClose(figuresOf(indices, 'How many dollars a point'), [
      10_000 / 100,
      100 / (5_020 - 5_000),
      5 * (5_000 - 5_020),
      5 * (5_000 - 4_960),
      5 * 5_000,
      (5 * 5_000) / 20,
    ]);
  });

  it('breaks even at a third of the trades when the reward is twice the risk', () => {
    expectSays(indices, 'breaks even if 33.3% of the trades win');
  });
});

describe('the commodity guide in figures', () => {
  it('begins with an overview', () => {
    expect(commodity.sections[0]?.heading).toMatch(/^Overview/);
  });

  it('has six benefits', () => {
    const { cards } = sectionOf(
      commodity,
      'cards',
      'Six benefits of trading commodities, each with its limit',
    );
    expect(cards).toHaveLength(6);
  });

  it('has three lists of goods: precious metals, energy, agricultural', () => {
    const lists = commodity.sections.filter(
      ({ kind, heading }) => kind === 'list' && !heading.startsWith('Tips'),
    );
    expect(lists.map(({ heading }) => heading)).toEqual(['Precious metals', 'Energy', 'Agricultural goods']);
  });

  it('has price factors and strategies', () => {
    expect(sectionOf(commodity, 'definitions', 'Price factors').rows).toHaveLength(5);
    expect(sectionOf(commodity, 'steps', 'Strategies, from idea to order').steps).toHaveLength(4);
  });

  it('values the smallest step of each contract as size times step', () => {
    const { rows } = sectionOf(commodity, 'table', 'What the smallest step is worth');
    expect(rows.map(([name, , , worth]) => [name, worth])).toEqual([
      ['Gold', '$10'],
      ['Silver', '$25'],
      ['WTI crude oil', '$10'],
      ['Natural gas', '$10'],
      ['Wheat', '$12.50'],
      ['Arabica coffee', '$18.75'],
    ]);
    expectClose(
      rows.map(([, , , worth = '']) => figure(worth)),
      [100 / 10, 5_000 / 200, 1_000 / 100, 10_000 / 1_000, 5_000 / 400, 37_500 / 2_000],
    );
  });

  it('sizes the oil trade at 83 barrels, where a full contract would lose 12%', () => {
    expect(valuesOf(commodity, 'An oil trade in numbers')).toEqual([
      '$100',
      '$1.20',
      '83 barrels',
      '−$99.60',
      '$199.20',
      '−$1,200',
    ]);
    expectClose(figuresOf(commodity, 'An oil trade in numbers'), [
      10_000 / 100,
      75 - 73.8,
      Math.floor(100 / 1.2),
      83 * (73.8 - 75),
      83 * (77.4 - 75),
      1_000 * (73.8 - 75),
    ]);
    expectSays(commodity, 'would lose 12% of the account');
  });
});

describe('the crypto guide in figures', () => {
  it('has eight major coins', () => {
    const { rows } = sectionOf(crypto, 'table', 'Eight major coins');
    expect(rows.map(([, ticker]) => ticker).join(' ')).toBe('BTC ETH XRP LTC ADA SOL DOT LINK');
  });

  it('has factors, strategies and a risk warning', () => {
    expect(sectionOf(crypto, 'definitions', 'Factors that move crypto').rows).toHaveLength(5);
    expect(sectionOf(crypto, 'definitions', 'Strategies, and what goes wrong with each').rows).toHaveLength(
      4,
    );
    expect(sectionOf(crypto, 'warning', 'Risk warning: you can lose all of it').paragraphs).not.toEqual([]);
  });

  it('sizes a stop of 5% at 0.033 coins and counts the fees', () => {
    expect(valuesOf(crypto, 'Sizing a trade in something this jumpy')).toEqual([
      '$100',
      '$3,000',
      '0.033 BTC',
      '$1,980',
      '−$99',
      '$198',
      '$3.86',
    ]);
    const figures = figuresOf(crypto, 'Sizing a trade in something this jumpy');
    expectClose(figures, [
      10_000 / 100,
      60_000 * 0.05,
      Math.floor(100 / 3) / 1_000,
      0.033 * 60_000,
      0.033 * (57_000 - 60_000),
      0.033 * (66_000 - 60_000),
      0.033 * (60_000 + 57_000) * 0.001,
    ]);
    const [loss = NaN, , fees = NaN] = figures.slice(4);
    expect((100 * fees) / -loss).toBeCloseTo(3.9, 1);
    expectSays(crypto, 'add almost 4% to the planned loss');
  });

  it('needs $198 of margin at 1:10, which a fall of 10% uses up', () => {
    expectSays(crypto, 'leverage of 1:10', 'only $198 of margin', 'a fall of 10% uses all of it up');
  });

  it('shows the rise that undoes each fall', () => {
    const { rows } = sectionOf(crypto, 'table', 'What a fall takes to undo');
    expect(rows).toEqual([
      ['10%', '11%'],
      ['25%', '33%'],
      ['50%', '100%'],
      ['75%', '300%'],
      ['90%', '900%'],
    ]);
    for (const [fall = '', rise = ''] of rows) {
      const back = (1 - figure(fall) / 100) * (1 + figure(rise) / 100);
      expect(Math.abs(back - 1)).toBeLessThan(0.005);
    }
  });
});

describe('the stocks guide in figures', () => {
  const sectors = sectionOf(stocks, 'table', 'Eight sectors and their temper').rows.map(([sector]) => sector);
  const tickers = sectionOf(stocks, 'table', 'Twelve popular tickers').rows;

  it('has eight sectors', () => {
    expect(new Set(sectors).size).toBe(8);
  });

  it('has twelve popular tickers, each in one of the eight sectors, none of which stays empty', () => {
    expect(tickers.map(([ticker]) => ticker).join(' ')).toBe(
      'AAPL MSFT NVDA GOOGL META AMZN TSLA KO JNJ JPM CAT XOM',
    );
    expect(new Set(tickers.map(([, , sector]) => sector))).toEqual(new Set(sectors));
  });

  it('has four approaches', () => {
    expect(sectionOf(stocks, 'cards', 'Four approaches, by how long you hold').cards).toHaveLength(4);
  });

  it('has factors and strategies', () => {
    expect(sectionOf(stocks, 'list', 'Factors that move a share').items).toHaveLength(6);
    expect(sectionOf(stocks, 'definitions', 'Strategies within an approach').rows).toHaveLength(4);
  });

  it('values a company of 500 million shares at $80 at 40 billion dollars, and $4 of profit at a P/E of 20', () => {
    expectSays(stocks, 'valued at 40 billion dollars', 'has a P/E of 20.');
    expectSays(stocks, `${String((80 * 500) / 1_000)} billion`, `P/E of ${String(80 / 4)}.`);
  });

  it('buys 25 shares for a risk of $100 and loses $250 when the price gaps past the stop', () => {
    expect(valuesOf(stocks, 'From dollars a share to number of shares')).toEqual([
      '$100',
      '25 shares',
      '$2,000',
      '−$100',
      '$200',
      '−$250',
    ]);
    expectClose(figuresOf(stocks, 'From dollars a share to number of shares'), [
      10_000 / 100,
      100 / (80 - 76),
      25 * 80,
      25 * (76 - 80),
      25 * (88 - 80),
      25 * (70 - 80),
    ]);
    expectSays(stocks, 'A planned 1% became 2.5%');
  });

  it('draws the gap where the note says', () => {
    const [chart] = chartsOf(stocks);
    const gap = chart?.candles[chart.note.candle];
    expect(gap?.open).toBe(70);
    expect(gap?.high).toBeLessThan(76);
  });
});
