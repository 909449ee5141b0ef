import { describe, expect, it } from 'vitest';
import { page as about } from '@/content/about';
import { exampleSignal } from '@/content/exampleSignal';
import type { Section, TopicPageContent } from '@/content/page';
import { page as cTrader } from '@/content/platforms/ctraders';
import { page as mt4 } from '@/content/platforms/mt4';
import { page as mt5 } from '@/content/platforms/mt5';
import { page as privacy } from '@/content/privacy';
import { page as riskDisclosure } from '@/content/riskDisclosure';
import { page as signals } from '@/content/services/signals';
import { page as webinar } from '@/content/services/webinar';
import { storageKeys } from '@/data/storage/storageKeys';

const platforms = { mt5, mt4, cTrader };
const guides = { ...platforms, signals, webinar, about, privacy, riskDisclosure };
const everyGuide = Object.entries(guides);

/** The page's only section of a kind, or the one with that heading. */
function sectionOf<K extends Section['kind']>(page: TopicPageContent, kind: K, heading?: string) {
  const found = page.sections.filter(
    (section): section is Extract<Section, { kind: K }> =>
      section.kind === kind && (heading === undefined || section.heading === heading),
  );
  expect(found, `${kind} ${heading ?? ''}`).toHaveLength(1);
  return found[0] as Extract<Section, { kind: K }>;
}

const valuesOf = (page: TopicPageContent, heading: string) =>
  sectionOf(page, 'workedExample', heading).lines.map(({ value }) => value);

/** Every text of a page that a visitor reads; addresses and machine words left out. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !['to', 'kind', 'startsAt'].includes(key))
    .flatMap(([, inner]) => textsOf(inner));
}

const wordsOf = (page: TopicPageContent) => textsOf(page).join('\n');

const linksOf = (page: TopicPageContent) =>
  [...(page.callToAction?.links ?? []), ...(page.related ?? [])].map(({ to }) => to);

describe('the example signal', () => {
  const { candles, note, stopLoss, takeProfit, entry } = exampleSignal;
  const lows = candles.map(({ low }) => low);

  it('is a EUR/USD idea with 40 pips of risk and 80 of reward', () => {
    expect(exampleSignal).toMatchObject({
      instrument: 'EUR/USD',
      timeframe: '4-hour',
      entry: 1.084,
      stopLoss: 1.08,
      takeProfit: 1.092,
      decimals: 4,
      note: { text: 'Higher low held: buyers defended the level' },
    });
    expect(Math.round((entry - stopLoss) * 10_000)).toBe(40);
    expect(Math.round((takeProfit - entry) * 10_000)).toBe(80);
  });

  it('has 28 to 34 candles between 1.0770 and 1.0860, none with a body outside its shadow', () => {
    expect(candles.length).toBeGreaterThanOrEqual(28);
    expect(candles.length).toBeLessThanOrEqual(34);
    for (const { open, high, low, close } of candles) {
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
      expect(low).toBeLessThanOrEqual(Math.min(open, close));
      expect(low).toBeGreaterThanOrEqual(1.077);
      expect(high).toBeLessThanOrEqual(1.086);
    }
  });

  it('opens each candle within two pips of the close before it and ends at the entry', () => {
    for (const [index, { open }] of candles.entries())
      expect(Math.abs(open - (candles[index - 1]?.close ?? open))).toBeLessThan(0.00021);
    expect(candles.at(-1)?.close).toBe(entry);
  });

  it('points its note at a low that is higher than the one before and stays unbroken above the stop', () => {
    const higherLow = lows[note.candle] ?? 0;
    const swingLow = Math.min(...lows.slice(0, note.candle));
    expect(higherLow).toBe(1.0805);
    expect(swingLow).toBe(1.0772);
    for (const { high, low } of candles.slice(note.candle)) {
      expect(low).toBeGreaterThanOrEqual(higherLow);
      expect(low).toBeGreaterThan(stopLoss);
      expect(high).toBeLessThan(takeProfit);
    }
  });

  it('enters above the peak between the two lows', () => {
    const lowest = lows.indexOf(Math.min(...lows));
    const peak = Math.max(...candles.slice(lowest, note.candle).map(({ high }) => high));
    expect(peak).toBe(1.0838);
    expect(entry).toBeGreaterThan(peak);
  });

  it('says in words what the drawing shows', () => {
    expect(candles).toHaveLength(30);
    for (const figure of [
      'Thirty',
      '1.0772',
      '1.0838',
      '1.0805',
      '1.0840',
      '1.0800',
      '1.0920',
      '40 pips',
      '80 pips',
    ])
      expect(exampleSignal.description).toContain(figure);
  });
});

describe('the signals page', () => {
  it('shows the example and takes it apart into seven lines', () => {
    expect(sectionOf(signals, 'chart').chart).toBe(exampleSignal);
    expect(sectionOf(signals, 'definitions').rows.map(({ term }) => term)).toEqual([
      'Instrument',
      'Direction',
      'Entry',
      'Stop loss',
      'Take profit',
      'Reason',
      'Void when',
    ]);
  });

  it('risks 1% of $10,000 with 0.25 lots for twice as much', () => {
    const [risk, stopPips] = [(10_000 * 1) / 100, 40];
    const dollarsPerPip = risk / stopPips;
    expect([dollarsPerPip, dollarsPerPip / 0.0001 / 100_000, dollarsPerPip * 80]).toEqual([2.5, 0.25, 200]);
    expect(valuesOf(signals, 'What it risks in money')).toEqual([
      '$100',
      '40 pips',
      '$2.50',
      '0.25 lots',
      '80 pips',
      '$200',
      '1:2',
    ]);
  });

  it('shows what a late entry leaves of the idea', () => {
    const late = (pips: number) => {
      const [toStop, toTarget] = [40 + pips, 80 - pips];
      const lots = Math.floor((100 / toStop) * 10) / 100;
      return [
        (1.084 + pips / 10_000).toFixed(4),
        `${String(toStop)} pips`,
        `${String(toTarget)} pips`,
        `1:${(toTarget / toStop).toFixed(1)}`,
        lots.toFixed(2),
      ];
    };
    expect(sectionOf(signals, 'table').rows).toEqual([late(0), late(10), late(20)]);
  });

  it('breaks even at 33.3% of winners before costs and later after them', () => {
    expect(10 * 200 - 20 * 100).toBe(0);
    const share = (100 + 2.5) / (200 - 2.5 + 100 + 2.5);
    expect((share * 100).toFixed(1)).toBe('34.2');
    expect(valuesOf(signals, 'How often a 1:2 idea has to be right')).toEqual([
      '10',
      '$2,000',
      '$2,000',
      '33.3%',
      '34.2%',
    ]);
  });

  it('follows a signal from scan to review', () => {
    const steps = sectionOf(signals, 'steps', 'How a signal is made, from scan to review').steps;
    expect(steps[0]?.title).toBe('Scan');
    expect(steps.at(-1)?.title).toBe('Review');
  });

  it('says that a signal is no personal advice and sends newcomers to a demo account', () => {
    expect(sectionOf(signals, 'warning').paragraphs[0]).toMatch(/^It is not personal advice/);
    expect(sectionOf(signals, 'steps', 'Follow one with virtual money first').intro).toContain(
      '$10,000 of virtual capital',
    );
    expect(wordsOf(signals)).toContain('1-2%');
  });
});

describe('the webinar page', () => {
  const { webinars } = sectionOf(webinar, 'webinars');

  it('has the three dates of the specification', () => {
    expect(webinars.map(({ startsAt }) => startsAt)).toEqual([
      '2025-10-30T15:00:00Z',
      '2025-11-05T19:00:00Z',
      '2025-11-12T17:00:00Z',
    ]);
  });

  it('lasts as long as its plan of the hour', () => {
    const parts = sectionOf(webinar, 'table').rows.map(([minutes]) => (minutes ?? '').split('-').map(Number));
    expect(parts[0]?.[0]).toBe(0);
    for (const [index, [, end]] of parts.entries()) expect(parts[index + 1]?.[0] ?? 60).toBe(end);
    expect(webinars.map(({ minutes }) => minutes)).toEqual([60, 60, 60]);
  });

  it('leaves past and upcoming to the template', () => {
    expect(wordsOf(webinar)).not.toMatch(/\b(upcoming|has taken place|took place|next webinar|soon)\b/i);
  });

  it('solves its task at 2% with 0.40 lots', () => {
    expect(200 / 50 / 0.0001 / 100_000).toBeCloseTo(0.4);
    expect(valuesOf(webinar, 'A task from the second lesson')).toEqual([
      '$200',
      '50 pips',
      '$4',
      '40,000',
      '0.40',
    ]);
    expect(100_000 * 0.0001 * 50).toBe(500);
    expect(sectionOf(webinar, 'workedExample').conclusion).toContain('$500');
  });
});

describe('the platform guides', () => {
  it.each(Object.entries(platforms))('%s leads to the partner brokers and the courses', (_, page) => {
    expect(page.callToAction?.links.map(({ to }) => to)).toEqual(['/ib-partners', '/education']);
  });

  it.each([
    [
      'MetaTrader 5',
      mt5,
      [
        '2010',
        '21 timeframes',
        '38 built-in',
        'calendar',
        'MQL5',
        'hedging',
        'netting',
        'F9',
        'Open an Account',
      ],
    ],
    [
      'MetaTrader 4',
      mt4,
      ['2005', '9', '30', 'MQL4', 'F9', 'File > Login to Trade Account', 'File > Open an Account'],
    ],
    ['cTrader', cTrader, ['Spotware', '2011', 'C#', 'cBots', 'depth of market', 'Place order', 'cTrader ID']],
  ])('%s is described by its own figures and menus', (_, page, facts) => {
    const words = wordsOf(page);
    for (const fact of facts) expect(words).toContain(fact);
  });

  it('counts six pending orders in MetaTrader 5 and four in MetaTrader 4', () => {
    const four = ['Buy limit', 'Sell limit', 'Buy stop', 'Sell stop'];
    expect(sectionOf(mt4, 'definitions').rows.map(({ term }) => term)).toEqual(four);
    expect(sectionOf(mt5, 'table').rows.map(([order]) => order)).toEqual([
      ...four,
      'Buy stop limit',
      'Sell stop limit',
    ]);
  });

  it('places the example signal in MetaTrader 5 with five decimals and 400 points to the stop', () => {
    const words = wordsOf(mt5);
    for (const figure of ['1.08400', '1.08000', '1.09200', '0.25 lots', '40 pips are 400 points'])
      expect(words).toContain(figure);
  });

  it('sizes the sale in MetaTrader 4 at 0.20 lots', () => {
    expect(100 / 50 / 0.0001 / 100_000).toBeCloseTo(0.2);
    expect(valuesOf(mt4, 'The size of a first trade')).toEqual(['$100', '50 pips', '$2', '0.20 lots', '1:2']);
  });

  it('sizes the purchase in cTrader at 0.40 lots for $100 of risk and $200 of reward', () => {
    expect(100 / 25 / 0.0001).toBeCloseTo(40_000);
    const { intro, steps } = sectionOf(cTrader, 'steps', 'A first order from the ticket');
    const words = [intro ?? '', ...steps.map(({ text }) => text)].join('\n');
    for (const figure of ['25 pips', '50 pips', '0.40 lots', '40,000', '$100', '$200', '$10,000'])
      expect(words).toContain(figure);
  });
});

describe('the about page', () => {
  it('tells mission, vision, values, income, teaching and what is not done', () => {
    const headings = about.sections.map(({ heading }) => heading).join('\n');
    for (const subject of ['mission', 'vision', 'values', 'earn money', 'How we teach', 'do not do'])
      expect(headings).toContain(subject);
    expect(wordsOf(about)).toContain('commission');
  });
});

describe('the privacy page', () => {
  it('lists every key the site stores under, each with a purpose and a time', () => {
    const { rows } = sectionOf(privacy, 'table');
    expect(rows.map(([key]) => key).sort()).toEqual(Object.values(storageKeys).sort());
    for (const [, purpose, time] of rows) {
      expect(purpose).toMatch(/\.$/);
      expect(time).toMatch(/^Until /);
    }
  });

  it.each(['s3.tradingview.com', 'tradingview-widget.com', 'IP address', 'no cookies', '.corrupt'])(
    'names %s',
    (words) => {
      expect(wordsOf(privacy)).toContain(words);
    },
  );

  it('says that the form sends nothing and the admin pages load nothing', () => {
    expect(wordsOf(privacy)).toMatch(/contact form sends nothing/i);
    expect(wordsOf(privacy)).toMatch(/dashboard load no charts, fonts, scripts or other parts from outside/);
  });
});

describe('the risk disclosure', () => {
  it('empties $1,000 at 1:500 with a move of 0.2%', () => {
    expect((1_000 * 500 * 0.2) / 100).toBe(1_000);
    expect((1.08 * 0.2) / 100 / 0.0001).toBeCloseTo(21.6);
    expect(valuesOf(riskDisclosure, 'How 1:500 empties an account')).toEqual([
      '$500,000',
      '$1,000',
      '0.2%',
      '1.0800 to 1.07784',
      '21.6',
      '−$1,000',
    ]);
  });

  it('shows the fatal move at four leverages', () => {
    expect(sectionOf(riskDisclosure, 'table', 'The same deposit at other leverage').rows).toEqual([
      ['1:10', '$10,000', '10%'],
      ['1:30', '$30,000', '3.33%'],
      ['1:100', '$100,000', '1%'],
      ['1:500', '$500,000', '0.2%'],
    ]);
  });

  it('loses $250 instead of $100 over a gap of 100 pips', () => {
    expect(Math.round((1.084 - 1.074) * 25_000)).toBe(250);
    expect(valuesOf(riskDisclosure, 'When a stop loss does not hold')).toEqual([
      '$100',
      '25,000 units',
      '100 pips',
      '$250',
    ]);
  });

  it('tells who sets the ratings and that the shipped brokers are samples', () => {
    const rows = sectionOf(riskDisclosure, 'definitions', 'How broker ratings are set').rows;
    const words = rows.map(({ text }) => text).join('\n');
    expect(words).toMatch(/administrators of this site, who type the number in by hand/);
    expect(words).toMatch(/not an average of user ratings/);
    expect(words).toMatch(/samples with invented names/);
  });

  it('is neither legal nor financial advice', () => {
    expect(wordsOf(riskDisclosure)).toContain('Nothing on these pages is financial, tax or legal advice.');
  });
});

describe('every guide', () => {
  it.each(everyGuide)('%s ends with a call to action and two to four other pages', (_, page) => {
    expect(page.callToAction?.links.length).toBeGreaterThan(0);
    expect(page.related?.length).toBeGreaterThanOrEqual(2);
    expect(page.related?.length).toBeLessThanOrEqual(4);
    expect(new Set(linksOf(page)).size).toBe(linksOf(page).length);
  });

  it.each(everyGuide)('%s has a description of 50 to 160 characters and headings of its own', (_, page) => {
    expect(page.description.length).toBeGreaterThanOrEqual(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
    const headings = page.sections.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
  });

  it.each(everyGuide)('%s neither shouts nor promises', (_, page) => {
    expect(wordsOf(page)).not.toMatch(/!|guaranteed (profit|return)|risk-free|win rate|hurry|act now/i);
  });

  it.each(everyGuide)('%s fills every row of its tables', (_, page) => {
    for (const section of page.sections)
      if (section.kind === 'table')
        for (const row of section.rows) {
          expect(row).toHaveLength(section.columns.length);
          expect(row).not.toContain('');
        }
  });

  it('shares no sentence with another guide', () => {
    const pagesOf = new Map<string, string[]>();
    for (const [name, page] of everyGuide) {
      const sentences = textsOf(page.sections).flatMap((text) => text.split(/(?<=[.?:])\s+/));
      for (const sentence of new Set(sentences.filter((text) => text.split(' ').length > 4)))
        pagesOf.set(sentence, [...(pagesOf.get(sentence) ?? []), name]);
    }
    expect([...pagesOf].filter(([, names]) => names.length > 1)).toEqual([]);
  });
});
