import { describe, expect, it } from 'vitest';
import { exampleSignal } from '@/content/exampleSignal';
import type { TopicPageContent } from '@/content/page';
import { page as cTrader } from '@/content/pages/platforms/ctraders';
import { page as mt4 } from '@/content/pages/platforms/mt4';
import { page as mt5 } from '@/content/pages/platforms/mt5';
import { phrases, statements } from '@/content/rules';
import { page as education } from '@/content/pages/services/education';
import { page as services } from '@/content/pages/services/index';
import { page as signals } from '@/content/pages/services/signals';
import { page as webinar } from '@/content/pages/services/webinar';
import { provenText, site } from '@/content/site';
import catalogue from '@/data/catalogue/catalogue.json';
import { sectionsOf, sumsOf, textsIn, wordsOf } from '../../support/content';
import { shownWebinars } from '../../support/owner';

const platforms = { mt5, mt4, cTrader };
const guides = { ...platforms, signals, webinar, education };
const everyGuide = Object.entries(guides);

const linksOf = (page: TopicPageContent) =>
  [...(page.callToAction?.links ?? []), ...(page.related ?? [])].map(({ to }) => to);

describe('the example signal', () => {
  const { candles, note, stopLoss, takeProfit, entry } = exampleSignal;

  it('is a EUR/USD idea with 40 pips of risk and a target at more than twice that', () => {
    expect(exampleSignal).toMatchObject({ instrument: 'EUR/USD', timeframe: '4-hour', decimals: 4 });
    expect(Math.round((entry - stopLoss) * 10_000)).toBe(40);
    expect((takeProfit - entry) / (entry - stopLoss)).toBeCloseTo(2.3);
  });

  it('opens each candle within two pips of the close before it and ends at the entry', () => {
    for (const [index, { open }] of candles.entries())
      expect(Math.abs(open - (candles[index - 1]?.close ?? open))).toBeLessThan(0.00021);
    expect(candles.at(-1)?.close).toBe(entry);
  });

  it('points its remark at the higher low, and keeps it until the end', () => {
    const higherLow = candles[note.candle]?.low ?? 0;
    expect(Math.min(...candles.slice(0, note.candle).map(({ low }) => low))).toBeLessThan(higherLow);
    for (const { low } of candles.slice(note.candle)) expect(low).toBeGreaterThanOrEqual(higherLow);
  });

  it('leaves a reader who is a few pips late at 1:2', () => {
    const late = entry + 0.0004;
    expect((takeProfit - late) / (late - stopLoss)).toBeGreaterThanOrEqual(2 - 1e-9);
  });
});

describe('the signals page', () => {
  const [chart] = sectionsOf(signals, 'chart');
  const [lines] = sectionsOf(signals, 'definitions');

  it('shows the example and says what each of its lines means', () => {
    expect(chart?.chart).toBe(exampleSignal);
    const terms = lines?.rows.map(({ term }) => term);
    expect(terms).toEqual(
      expect.arrayContaining(['Entry', 'Stop loss', 'Take profit', 'Reason', 'Void when']),
    );
  });

  it('takes the prices of its words from the chart', () => {
    const words = wordsOf(lines ?? {});
    for (const price of ['1.0840', '1.0800', '1.0932', '1.0936', '1.0838', '1.0772', '1.0805'])
      expect(words).toContain(price);
  });

  it('risks 1% of $10,000 with 0.25 lots', () => {
    // 100 ÷ 40 pips = 2.50 a pip = 25,000 units; 92 pips × 2.50 = 230; 92 ÷ 40.
    expect(sumsOf(signals)[0]).toEqual(['$100', '40 pips', '$2.50', '0.25 lots', '92 pips', '$230', '1:2.3']);
  });

  it('shows what a late entry leaves of the idea, and from where on it is void', () => {
    // 88 ÷ 44 and 100 ÷ 440; 82 ÷ 50 and 100 ÷ 500.
    expect(sectionsOf(signals, 'table')[0]?.rows).toEqual([
      ['1.0840', '40 pips', '92 pips', '1:2.3', '0.25'],
      ['1.0844', '44 pips', '88 pips', '1:2.0', '0.22'],
      ['1.0850', '50 pips', '82 pips', '1:1.6', '0.20'],
    ]);
  });

  it('breaks even at 33.3% of winners before costs and later after them', () => {
    // 10 × 200 = 20 × 100; (100 + 2.5) ÷ (200 − 2.5 + 100 + 2.5) = 34.2%.
    expect(sumsOf(signals)[1]).toEqual(['10', '$2,000', '$2,000', '33.3%', '34.2%']);
  });

  it('follows a signal from scan to review', () => {
    const steps = sectionsOf(signals, 'steps')[0]?.steps;
    expect(steps?.[0]?.title).toBe('Scan');
    expect(steps?.at(-1)?.title).toBe('Review');
  });

  it('leads to the signals channel', () => {
    const links = textsIn(signals).filter(({ key }) => key === 'url');
    expect(links.map(({ text }) => text)).toContain(site.social.channel.url);
  });

  it('says that a signal is no personal advice, who pays, and to start on a demo account', () => {
    expect(sectionsOf(signals, 'warning')[0]?.paragraphs[0]).toMatch(/^It is not personal advice/);
    expect(wordsOf(signals)).toContain(statements.paidBy);
    expect(wordsOf(signals)).toContain(phrases.demoAccount);
  });

  it('leaves out what nobody has proven', () => {
    expect(provenText({ text: 'We trade.', proof: null })).toBeUndefined();
    expect(provenText({ text: 'We trade.', proof: 'A folder' })).toBe('We trade.');
    const { text } = site.claims.practitioners;
    expect(wordsOf(signals).includes(text)).toBe(provenText(site.claims.practitioners) === text);
  });
});

describe('the services page', () => {
  it('says who pays in the same words as the signals page', () => {
    expect(services.callToAction?.text).toContain(statements.paidBy);
  });
});

describe('the webinar page', () => {
  it('has the three dates of the specification', () => {
    expect(shownWebinars.map(({ startsAt }) => startsAt)).toEqual([
      '2025-10-30T15:00:00Z',
      '2025-11-05T19:00:00Z',
      '2025-11-12T17:00:00Z',
    ]);
  });

  it('lasts as long as its plan of the hour', () => {
    const rows = sectionsOf(webinar, 'table')[0]?.rows ?? [];
    const parts = rows.map(([minutes]) => (minutes ?? '').split('-').map(Number));
    expect(parts[0]?.[0]).toBe(0);
    for (const [index, [, end]] of parts.entries()) expect(parts[index + 1]?.[0] ?? 60).toBe(end);
    expect(shownWebinars.map(({ minutes }) => minutes)).toEqual([60, 60, 60]);
  });

  it('leaves past and upcoming to the template', () => {
    expect(wordsOf(webinar)).not.toMatch(/\b(upcoming|has taken place|took place|next webinar|soon)\b/i);
  });

  it('sets a stop that allows for the spread', () => {
    // 1.2690 + 1 pip; + 2 pips; to 1.2650; 200 ÷ 43; 46,511 units; 46,000 × 0.0043.
    expect(sumsOf(webinar)[0]).toEqual(['1.2691', '1.2693', '43 pips', '$4.65', '0.46 lots', '−$197.80']);
    expect(sectionsOf(webinar, 'workedExample')[0]?.conclusion).toContain('still shows 1.2689');
  });
});

describe('the page about the courses', () => {
  it('leads to the three levels and states their hours as specified', () => {
    const cards = sectionsOf(education, 'cards')[0]?.cards ?? [];
    expect(cards.map(({ link }) => link?.to)).toEqual([
      '/education/beginner',
      '/education/intermediate',
      '/education/advanced',
    ]);
    const hours = sectionsOf(education, 'table')[0]?.rows.map(([, time]) => time);
    expect(hours).toEqual(['12-15 hours', '16-20 hours', '28-36 hours']);
  });

  it('adds up a losing month with its costs', () => {
    // 4 × 2 − 10; 14 × 0.1; the sum; × 100; 10,000 − 340; 1% of it; 14 × 1.1 ÷ 3 = 5.1.
    expect(sumsOf(education)[0]).toEqual(['−2.0R', '−1.4R', '−3.4R', '−$340', '$9,660', '$96.60', '6 of 14']);
    // 1.4 ÷ 3.4.
    expect(sectionsOf(education, 'workedExample')[0]?.conclusion).toContain('41% of the loss');
  });
});

describe('the platform guides', () => {
  it.each(Object.entries(platforms))('%s leads to the partner brokers and the courses', (_, page) => {
    expect(page.callToAction?.links.map(({ to }) => to)).toEqual(['/ib-partners', '/education']);
  });

  it.each([
    ['MetaTrader 5', mt5, ['2010', '21 timeframes', '38 built-in', 'MQL5', 'hedging', 'netting', 'F9']],
    ['MetaTrader 4', mt4, ['2005', 'MQL4', 'F9', 'File > Login to Trade Account', 'File > Open an Account']],
    ['cTrader', cTrader, ['Spotware', '2011', 'C# or Python', 'cBot', 'cloud', 'Place order', 'cTrader ID']],
  ])('%s is described by its own figures and menus', (_, page, facts) => {
    const words = wordsOf(page);
    for (const fact of facts) expect(words).toContain(fact);
  });

  it('counts six pending orders in MetaTrader 5 and four in MetaTrader 4', () => {
    const four = ['Buy limit', 'Sell limit', 'Buy stop', 'Sell stop'];
    expect(sectionsOf(mt4, 'definitions').map(({ rows }) => rows.map(({ term }) => term))).toContainEqual(
      four,
    );
    expect(sectionsOf(mt5, 'table')[0]?.rows.map(([order]) => order)).toEqual([
      ...four,
      'Buy stop limit',
      'Sell stop limit',
    ]);
  });

  it('places the example signal in MetaTrader 5 with five decimals and 400 points to the stop', () => {
    const words = wordsOf(mt5);
    for (const figure of ['1.08400', '1.08000', '1.09320', '0.25 lots', '40 pips are 400 points'])
      expect(words).toContain(figure);
  });

  it('compares a commission with a wider spread on 0.20 lots in MetaTrader 4', () => {
    // 100 ÷ 50 pips = 2 a pip; 0.2 × 2; 7 × 0.2; 1.2 × 2.
    expect(sumsOf(mt4)[0]).toEqual(['0.20 lots', '$2', '$0.40', '$1.40', '$2.40']);
    // 0.40 + 1.40; 2.40 − 1.80; × 100; 1.80 ÷ 2.
    const conclusion = sectionsOf(mt4, 'workedExample')[0]?.conclusion;
    for (const figure of ['$1.80', '$0.60 less', '$60 over 100 trades', '0.9 pips'])
      expect(conclusion).toContain(figure);
  });

  it('sizes the purchase in cTrader at 0.40 lots for $100 of risk and $200 of reward', () => {
    // 100 ÷ 25 ÷ 0.0001 = 40,000; 50 × 4 = 200.
    const words = wordsOf(sectionsOf(cTrader, 'steps'));
    for (const figure of ['25 pips', '50 pips', '0.40 lots', '40,000', '$100', '$200', '$10,000'])
      expect(words).toContain(figure);
  });
});

describe('the sample brokers', () => {
  const figure = (text: string) => Number.parseFloat(text.replace(/^[^\d]*(?:1:)?/, ''));
  const shortNames: Record<string, string> = {
    'MetaTrader 5': 'MT5',
    'MetaTrader 4': 'MT4',
    cTrader: 'cTrader',
  };

  it.each(catalogue.platforms)(
    'make up the card of $name: its figures are the best of theirs',
    (platform) => {
      const offering = catalogue.brokers.filter(({ tradingPlatforms }) =>
        tradingPlatforms.includes(shortNames[platform.name] ?? ''),
      );
      const best = {
        minDeposit: Math.min(...offering.map(({ minDeposit }) => figure(minDeposit))),
        spreads: Math.min(...offering.map(({ spreads }) => figure(spreads))),
        leverage: Math.max(...offering.map(({ leverage }) => figure(leverage))),
      };
      expect(best).toEqual({
        minDeposit: figure(platform.minDeposit),
        spreads: figure(platform.spreads),
        leverage: figure(platform.leverage),
      });
    },
  );
});

describe('every guide', () => {
  it.each(everyGuide)('%s ends with a call to action and two to four other pages', (_, page) => {
    expect(page.callToAction?.links.length).toBeGreaterThan(0);
    expect(page.related?.length).toBeGreaterThanOrEqual(2);
    expect(page.related?.length).toBeLessThanOrEqual(4);
    expect(new Set(linksOf(page)).size).toBe(linksOf(page).length);
  });
});
