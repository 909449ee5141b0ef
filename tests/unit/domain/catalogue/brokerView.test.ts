import { expect, it } from 'vitest';
import {
  appliedFilters,
  lotsFrom,
  nightsFrom,
  toggleSlug,
  DEFAULT_BROKER_VIEW,
  withoutFilter,
  withoutFilters,
  type BrokerView,
} from '@/domain/catalogue/brokerView';

const view: BrokerView = {
  ...DEFAULT_BROKER_VIEW,
  q: 'raw',
  labels: { ...DEFAULT_BROKER_VIEW.labels, platform: ['mt5', 'mt4'], regulator: ['fsx'] },
  max: 100,
  flags: { swapfree: true, loss: false, nbp: true },
  sort: 'cost',
  pick: ['1'],
};

it.each([
  ['0,5', '0.5'],
  ['٠٫٥', '0.5'],
  ['0.001', null],
  ['0', null],
  ['101', null],
])('reads %j lots as %j', (text, lots) => {
  expect(lotsFrom(text)).toBe(lots);
});

it.each([
  [' 30 ', 30],
  ['31', null],
  ['1.5', null],
])('reads %j nights as %j', (text, nights) => {
  expect(nightsFrom(text)).toBe(nights);
});

it("toggles a filter value and keeps the group's order", () => {
  expect(toggleSlug(['ctrader'], 'mt5', ['mt5', 'mt4', 'ctrader'])).toEqual(['mt5', 'ctrader']);
  expect(toggleSlug(['gone'], 'mt4', ['mt5', 'mt4'])).toEqual(['mt4', 'gone']);
  expect(toggleSlug(['mt5', 'mt4'], 'mt5', ['mt5', 'mt4'])).toEqual(['mt4']);
});

it('lists the active filters without the sort order, trade or selection', () => {
  expect(appliedFilters(view)).toEqual([
    { kind: 'q' },
    { kind: 'label', group: 'platform', slug: 'mt5' },
    { kind: 'label', group: 'platform', slug: 'mt4' },
    { kind: 'label', group: 'regulator', slug: 'fsx' },
    { kind: 'max' },
    { kind: 'flag', flag: 'swapfree' },
    { kind: 'flag', flag: 'nbp' },
  ]);
});

it.each([
  [{ kind: 'q' }, { q: '' }],
  [{ kind: 'max' }, { max: null }],
  [{ kind: 'flag', flag: 'nbp' }, { flags: { swapfree: true, loss: false, nbp: false } }],
  [{ kind: 'label', group: 'platform', slug: 'mt5' }, { labels: { ...view.labels, platform: ['mt4'] } }],
] as const)('removes one filter and leaves the others: %j', (filter, change) => {
  expect(withoutFilter(view, filter)).toEqual({ ...view, ...change });
});

it('removes all filters but keeps the sort order, trade and selection', () => {
  expect(withoutFilters(view)).toEqual({ ...DEFAULT_BROKER_VIEW, sort: 'cost', pick: ['1'] });
});
