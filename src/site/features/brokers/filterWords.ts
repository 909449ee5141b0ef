import { dollars } from '@/content/format';
import type { BrokerIndex } from '@/domain/catalogue/brokerFilter';
import type { AppliedFilter, BrokerSort, BrokerView, Flag, LabelGroup } from '@/domain/catalogue/brokerView';
import { countOf } from '@/domain/text/groupDigits';

interface GroupWords {
  readonly heading: string;
  /** The prefix of a value, as in `Platform: MT5`. */
  readonly singular: string;
}

export const GROUP_WORDS: Readonly<Record<LabelGroup, GroupWords>> = {
  platform: { heading: 'Platforms', singular: 'platform' },
  account: { heading: 'Account types', singular: 'account' },
  currency: { heading: 'Account currencies', singular: 'currency' },
  pay: { heading: 'Ways to deposit', singular: 'payment' },
  language: { heading: 'Languages', singular: 'language' },
  regulator: { heading: 'Regulators', singular: 'regulator' },
};

export const FLAG_WORDS: Readonly<Record<Flag, { readonly label: string; readonly hint: string }>> = {
  swapfree: { label: 'Swap-free account', hint: 'No overnight charge, for religious reasons or on request.' },
  loss: {
    label: 'Loss figure published',
    hint: 'The broker says how many of its retail accounts lose money.',
  },
  nbp: { label: 'Negative balance protection', hint: "You can't owe the broker money." },
};

export const SORT_LABELS: Readonly<Record<BrokerSort | '', string>> = {
  '': 'As we list them',
  cost: 'Cost of the example trade, lowest first',
  deposit: 'Minimum deposit, lowest first',
  rating: 'Rating, highest first',
  name: 'Name, A to Z',
  loss: 'Loss figure, lowest first',
  reviewed: 'Most recently rated first',
};

/** Such as `max deposit $50`. */
export function filterWords(filter: AppliedFilter, view: BrokerView, { options }: BrokerIndex): string {
  switch (filter.kind) {
    case 'q':
      return `search for ${view.q}`;
    case 'max':
      return `max deposit ${dollars(view.max ?? 0)}`;
    case 'flag':
      return FLAG_WORDS[filter.flag].label.toLowerCase();
    case 'label': {
      const known = options[filter.group].find(({ slug }) => slug === filter.slug);
      return `${GROUP_WORDS[filter.group].singular} ${known?.label ?? `${filter.slug} (no broker)`}`;
    }
  }
}

export const brokerCountText = (count: number): string => countOf(count, 'broker');
