import { expect, it } from 'vitest';
import type { BrokerDraft, BrokerFacts, CostRow, Licence } from '@/domain/catalogue/broker';
import { brokerCost } from '@/domain/catalogue/brokerCost';
import {
  costWords,
  licenceWords,
  lossWords,
  ratingWords,
  warningWords,
} from '@/site/features/brokers/brokerWords';
import { DEFAULT_TRADE, type StatedTrade } from '@/domain/calculators/tradeCost';
import { aBroker, someFacts } from '../../../../support/records';

it('says who rated a broker, and when', () => {
  expect(ratingWords(aBroker(someFacts))).toBe('Rated by Test desk on 2 November 2026');
});

it.each<[string, Partial<BrokerDraft>]>([
  ['a basis', { ...someFacts, ratingBasis: '' }],
  ['any fact', {}],
])('says that no basis is stated for a rating without %s', (_missing, fields) => {
  expect(ratingWords(aBroker(fields))).toBe('No basis is stated for this rating.');
});

const loss = (percent: number | null, asOf: string): Partial<BrokerFacts> => ({
  retailLoss: { percent, asOf, source: '' },
});

it.each<[string, Partial<BrokerFacts>, string]>([
  [
    'a dated figure',
    loss(74, '2026-09-30'),
    '74% of its retail accounts lose money (its own figure, September 2026)',
  ],
  ['an undated figure', loss(68.5, ''), '68.5% of its retail accounts lose money (its own figure, undated)'],
  ['no figure', {}, 'not published; 74-89% across providers (ESMA, 2018)'],
])('states the loss figure: %s', (_stated, broker, words) => {
  expect(lossWords(broker)).toBe(words);
});

it("warns with the broker's figure or the regulator's range", () => {
  const own = warningWords(aBroker(loss(74, '2026-09-30')));
  expect(own.text).toContain(
    ' 74% of retail investor accounts lose money when trading CFDs with this provider. ',
  );
  expect(own.source).toBe("The broker's own figure, September 2026.");
  const none = warningWords(aBroker());
  expect(none.text).toContain(' Between 74-89% of retail investor accounts lose money when trading CFDs. ');
  expect(none.source).toMatch(/publishes no figure/);
});

const checked = (...days: string[]) => ({
  licences: days.map((checkedOn): Licence => ({
    regulator: 'R',
    entity: '',
    number: '',
    register: '',
    checkedOn,
  })),
});

it.each([
  ['the latest date', checked('2026-03-01', '2026-11-02'), '2026-12-01', 'Licence checked 2 November 2026'],
  ['a date over a year ago', checked('2025-11-30'), '2026-12-01', 'Licence not checked for over a year'],
  ['no date', checked(''), '2026-12-01', ''],
])('states when a licence was checked: %s', (_stated, broker, today, words) => {
  expect(licenceWords(broker, today)).toBe(words);
});

const aRow: CostRow = {
  instrument: 'EUR/USD',
  account: 'Raw',
  spread: 0.2,
  commission: 7,
  swapLong: -0.72,
  swapShort: 0.31,
};
const priced = (row: Partial<CostRow>, currency = 'USD'): Partial<BrokerFacts> => ({
  costs: { currency, checkedOn: '', rows: [{ ...aRow, ...row }] },
});
const buy = DEFAULT_TRADE;

it.each<[string, Partial<BrokerFacts>, StatedTrade, string]>([
  ['a stated cost', priced({}), buy, '1 lot EUR/USD, 1 night: $16.20 Raw account'],
  [
    'a buyer who is paid',
    priced({ commission: 0, swapLong: 0.4 }),
    buy,
    '1 lot EUR/USD, 1 night, bought: −$2.00 (you are paid) Raw account',
  ],
  ['a missing part', priced({ spread: null }), buy, '1 lot EUR/USD, 1 night: not stated'],
  ['no price list', {}, buy, '1 lot EUR/USD, 1 night: not stated'],
  ['professional clients only', priced({ professional: true }), buy, '1 lot EUR/USD, 1 night: not stated'],
  ['a missing rate', priced({}, 'EUR'), buy, "1 lot EUR/USD, 1 night: enter today's EUR/USD to see this"],
])('states the cost of a trade: %s', (_stated, broker, trade, words) => {
  const { term, figure, note } = costWords(brokerCost(broker, trade), trade);
  expect(`${term}: ${figure} ${note}`.replace('  ', ' ')).toBe(words);
});
