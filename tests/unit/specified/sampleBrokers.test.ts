import * as v from 'valibot';
import { expect, it } from 'vitest';
import catalogue from '@/data/catalogue/catalogue.json' with { type: 'json' };
import { brokerDraftSchema, withFacts } from '@/domain/catalogue/broker';
import { brokerCost } from '@/domain/catalogue/brokerCost';
import { isDay } from '@/domain/time/days';
import { exact, toFixed, type Fraction } from '@/domain/numbers/exact';
import { safeExternalUrl } from '@/domain/text/externalUrl';
import { DEFAULT_TRADE, totalText, type StatedTrade } from '@/domain/calculators/tradeCost';

const shownPart = (part: Fraction | null) => (part === null ? null : toFixed(part, 2));

function sampleBroker(id: string) {
  const stored = catalogue.brokers.find((broker) => broker.id === id);
  return v.parse(brokerDraftSchema, stored);
}

const costOf = (id: string, trade: Partial<StatedTrade>, rates = new Map<string, Fraction>()) => {
  const { counted, currency } = brokerCost(sampleBroker(id), { ...DEFAULT_TRADE, ...trade }, rates);
  return [counted?.row.account, totalText(counted?.cost.total ?? null, currency)];
};

it.each([
  ['1', ['Raw', '$9.00'], ['Raw', '$16.20'], ['Raw', '$45.00']],
  ['2', ['Standard', '$9.00'], ['Standard', '$17.10'], ['Standard', '$49.50']],
  ['3', ['Standard', '$10.00'], ['Standard', '$16.90'], ['Standard', '$44.50']],
  ['4', ['Raw', '$9.00'], ['Raw', '$16.50'], ['Raw', '$46.50']],
  ['5', ['Standard', '$12.00'], ['Standard', '$18.60'], ['Standard', '$45.00']],
])('calculates the cost of broker %s for 0, 1 and 5 nights', (id, none, one, five) => {
  expect([0, 1, 5].map((nights) => costOf(id, { nights }))).toEqual([none, one, five]);
});

it('lists cost rows for professional clients but does not use them', () => {
  const cost = brokerCost(sampleBroker('5'), { ...DEFAULT_TRADE, nights: 0 });
  expect(cost.rows.map(({ row, cost: { total } }) => [row.account, shownPart(total)])).toEqual([
    ['Professional', '6.00'],
    ['Standard', '12.00'],
  ]);
  expect(cost.counted?.row.account).toBe('Standard');
});

it('calculates the cost of trading gold and an index', () => {
  expect(costOf('1', { instrument: 'XAU/USD', lots: '0.1' })).toEqual(['Raw', '$5.90']);
  expect(costOf('5', { instrument: 'US500', lots: '10', nights: 0 })).toEqual(['Standard', '$4.00']);
  expect(costOf('5', { instrument: 'US500', lots: '10' })).toEqual(['Standard', 'not stated']);
});

it('calculates the cost of trading USD/JPY only when its exchange rate is known', () => {
  const trade = { instrument: 'USD/JPY', nights: 3 } as const;
  expect(costOf('1', trade)).toEqual(['Raw', 'not stated']);
  expect(brokerCost(sampleBroker('1'), { ...DEFAULT_TRADE, ...trade }).needs).toEqual({
    first: 'USD',
    second: 'JPY',
  });
  const rates = new Map([['USD/JPY', exact('150')]]);
  expect(costOf('1', trade, rates)).toEqual(['Raw', '−$9.40 (you are paid)']);
  expect(brokerCost(sampleBroker('1'), { ...DEFAULT_TRADE, ...trade }, rates).needs).toBeNull();
});

it('ships broker details that the form accepts', () => {
  for (const stored of catalogue.brokers) {
    const { licences, costs, retailLoss, reviewedOn, founded } = withFacts(
      v.parse(brokerDraftSchema, stored),
    );
    expect(licences.length).toBeGreaterThan(0);
    for (const { regulator, register, checkedOn, serves = [], protection = '' } of licences) {
      expect([...serves, protection].join()).not.toMatch(/\b(?:FSCS|EU|UK|Europe|Britain|States)\b/);
      expect(regulator).toMatch(/sample regulator$/i);
      expect(register === '' || safeExternalUrl(register) === register).toBe(true);
      expect(isDay(checkedOn)).toBe(true);
    }
    expect(costs?.currency).toBe('USD');
    expect(costs?.rows.every(({ instrument, spread }) => instrument !== '' && (spread ?? 0) >= 0)).toBe(true);
    expect(retailLoss?.percent ?? 50).toBeLessThanOrEqual(100);
    expect(isDay(reviewedOn)).toBe(true);
    expect(founded).toBeGreaterThan(2000);
  }
});
