import { expect, it } from 'vitest';
import { exampleSignal } from '@/content/exampleSignal';
import { phrases, statements } from '@/content/rules';
import { page as signals } from '@/content/pages/services/signals';
import { provenText, site } from '@/content/site';
import catalogue from '@/data/catalogue/catalogue.json';
import { sectionsOf, wordsOf } from '../../support/content';
import { shownWebinars } from '../../support/owner';

const { stopLoss, takeProfit, entry } = exampleSignal;

it('risks 40 pips in the example signal for a reward of more than twice that', () => {
  expect(exampleSignal).toMatchObject({ instrument: 'EUR/USD', timeframe: '4-hour', decimals: 4 });
  expect(Math.round((entry - stopLoss) * 10_000)).toBe(40);
  expect((takeProfit - entry) / (entry - stopLoss)).toBeCloseTo(2.3);
});

it('says that a signal is not personal advice', () => {
  expect(sectionsOf(signals, 'warning')[0]?.paragraphs[0]).toMatch(/^It is not personal advice/);
  expect(wordsOf(signals)).toContain(statements.paidBy);
  expect(wordsOf(signals)).toContain(phrases.demoAccount);
});

it('leaves out claims without proof', () => {
  expect(provenText({ text: 'We trade.', proof: null })).toBeUndefined();
  expect(provenText({ text: 'We trade.', proof: 'A folder' })).toBe('We trade.');
  const { text } = site.claims.practitioners;
  expect(wordsOf(signals).includes(text)).toBe(provenText(site.claims.practitioners) === text);
});

it('lists the three specified webinar dates', () => {
  expect(shownWebinars.map(({ startsAt }) => startsAt)).toEqual([
    '2025-10-30T15:00:00Z',
    '2025-11-05T19:00:00Z',
    '2025-11-12T17:00:00Z',
  ]);
});

const figure = (text: string) => Number.parseFloat(text.replace(/^[^\d]*(?:1:)?/, ''));
const shortNames: Record<string, string> = {
  'MetaTrader 5': 'MT5',
  'MetaTrader 4': 'MT4',
  cTrader: 'cTrader',
};

it.each(catalogue.platforms)(
  'shows the best figures of the brokers that offer $name on its card',
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
