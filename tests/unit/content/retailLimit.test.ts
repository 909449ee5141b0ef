import { expect, it } from 'vitest';
import { europe, RULES_CHECKED_ON, unitedKingdom } from '@/content/regulators';
import { retailLimit, sharedCap } from '@/content/retailLimit';
import { formatDay } from '@/domain/time/days';
import { INSTRUMENTS } from '@/domain/trading/instruments';

it('caps the leverage of each instrument according to its type', () => {
  const caps = INSTRUMENTS.map((instrument) => `${instrument.name} ${String(retailLimit(instrument).cap)}`);
  expect(caps.join(', ')).toBe(
    'EUR/USD 30, GBP/USD 30, USD/JPY 30, USD/CHF 30, AUD/USD 20, USD/CAD 30, NZD/USD 20, EUR/GBP 30, EUR/JPY 30, GBP/JPY 30, ' +
      'S&P 500 20, US 100 20, Dow Jones 20, UK 100 20, Germany 40 20, ' +
      'Gold 20, Silver 10, Oil (WTI) 10, BTC/USD 2, ETH/USD 2, Shares in dollars 5',
  );
});

it('says where the limit applies, and when it was checked', () => {
  const of = (name: string) => INSTRUMENTS.flatMap((one) => (one.name === name ? retailLimit(one).text : []));
  expect(of('BTC/USD')).toEqual([
    `Retail clients get leverage of 1:2 at most on crypto in most of the EU and in Australia, and none in the UK. Checked on ${formatDay(RULES_CHECKED_ON)}; other countries have other limits.`,
  ]);
  expect(of('AUD/USD')).toEqual([
    expect.stringContaining('on other currency pairs in most of the EU and in the UK.'),
  ]);
});

it('refuses to state one cap for regions whose caps differ', () => {
  expect(() => sharedCap('crypto', europe, unitedKingdom)).toThrow(
    'crypto for several regions: 1:2 (European Union), Not sold (United Kingdom)',
  );
});
