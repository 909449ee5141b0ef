import { compare, exact, toNumber } from '@/domain/numbers/exact';
import { readNumber } from '@/domain/numbers/numberInput';
import { DEFAULT_TRADE, type StatedTrade } from '@/domain/calculators/tradeCost';

/** The state of the broker list: filters, order, trade and selection. */

/** Filter groups: values within a group are alternatives, and all groups must match. */
export const LABEL_GROUPS = ['platform', 'account', 'currency', 'pay', 'language', 'regulator'] as const;
export type LabelGroup = (typeof LABEL_GROUPS)[number];

export const DEPOSIT_LIMITS = [50, 100, 250, 500, 1000] as const;

export const FLAGS = ['swapfree', 'loss', 'nbp'] as const;
export type Flag = (typeof FLAGS)[number];

export const BROKER_SORTS = ['cost', 'deposit', 'rating', 'name', 'loss', 'reviewed'] as const;
export type BrokerSort = (typeof BROKER_SORTS)[number];

export const MAX_PICKS = 4;
export const MAX_NIGHTS = 30;
export const LOT_LIMITS = { least: '0.01', most: '100' } as const;

/** The rates that a visitor has typed as plain decimal text, by pair such as `USD/JPY`. */
export type RateTexts = Readonly<Record<string, string>>;

export interface BrokerView {
  readonly q: string;
  /** The slugs of the selected values. */
  readonly labels: Readonly<Record<LabelGroup, readonly string[]>>;
  /** The maximum deposit; null for any. */
  readonly max: number | null;
  readonly flags: Readonly<Record<Flag, boolean>>;
  /** '' for the list's own order. */
  readonly sort: BrokerSort | '';
  readonly trade: StatedTrade;
  readonly rates: RateTexts;
  /** The ids of the brokers selected for comparison. */
  readonly pick: readonly string[];
}

export const DEFAULT_BROKER_VIEW: BrokerView = {
  q: '',
  labels: { platform: [], account: [], currency: [], pay: [], language: [], regulator: [] },
  max: null,
  flags: { swapfree: false, loss: false, nbp: false },
  sort: '',
  trade: DEFAULT_TRADE,
  rates: {},
  pick: [],
};

/** A tradable size as plain decimal text, such as `0.5`; null for anything else. */
export function lotsFrom(text: string): string | null {
  const lots = readNumber(text, 2, 'lots');
  const isPossible =
    lots.ok &&
    compare(lots.value, exact(LOT_LIMITS.least)) >= 0 &&
    compare(lots.value, exact(LOT_LIMITS.most)) <= 0;
  return isPossible ? String(toNumber(lots.value)) : null;
}

/** A valid number of nights; null for anything else. */
export function nightsFrom(text: string): number | null {
  const nights = readNumber(text, 0, 'nights');
  return nights.ok && toNumber(nights.value) <= MAX_NIGHTS ? toNumber(nights.value) : null;
}

/** An active filter, shown as a chip that removes it. */
export type AppliedFilter =
  | { readonly kind: 'q' }
  | { readonly kind: 'label'; readonly group: LabelGroup; readonly slug: string }
  | { readonly kind: 'max' }
  | { readonly kind: 'flag'; readonly flag: Flag };

/** The active filters in URL order. */
export const appliedFilters = (view: BrokerView): readonly AppliedFilter[] => [
  ...(view.q === '' ? [] : [{ kind: 'q' } as const]),
  ...LABEL_GROUPS.flatMap((group) =>
    view.labels[group].map((slug) => ({ kind: 'label', group, slug }) as const),
  ),
  ...(view.max === null ? [] : [{ kind: 'max' } as const]),
  ...FLAGS.filter((flag) => view.flags[flag]).map((flag) => ({ kind: 'flag', flag }) as const),
];

export const withLabels = (view: BrokerView, group: LabelGroup, slugs: readonly string[]): BrokerView => ({
  ...view,
  labels: { ...view.labels, [group]: slugs },
});

export const withFlag = (view: BrokerView, flag: Flag, isOn: boolean): BrokerView => ({
  ...view,
  flags: { ...view.flags, [flag]: isOn },
});

export function withoutFilter(view: BrokerView, filter: AppliedFilter): BrokerView {
  switch (filter.kind) {
    case 'q':
      return { ...view, q: '' };
    case 'max':
      return { ...view, max: null };
    case 'flag':
      return withFlag(view, filter.flag, false);
    case 'label':
      return withLabels(
        view,
        filter.group,
        view.labels[filter.group].filter((slug) => slug !== filter.slug),
      );
  }
}

/** The view without its filters, but with its order, trade, rates and selection. */
export const withoutFilters = ({ sort, trade, rates, pick }: BrokerView): BrokerView => ({
  ...DEFAULT_BROKER_VIEW,
  sort,
  trade,
  rates,
  pick,
});

/** Adds a value to a selection or removes it; the result has the order in which the group shows its values. */
export function toggleSlug(chosen: readonly string[], slug: string, order: readonly string[]): string[] {
  const next = chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug];
  const place = (one: string) => (order.includes(one) ? order.indexOf(one) : order.length);
  return next.toSorted((a, b) => place(a) - place(b));
}
