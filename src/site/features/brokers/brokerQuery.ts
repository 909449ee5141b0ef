import {
  BROKER_SORTS,
  DEPOSIT_LIMITS,
  FLAGS,
  LABEL_GROUPS,
  lotsFrom,
  MAX_PICKS,
  nightsFrom,
  type BrokerView,
  type Flag,
  type LabelGroup,
} from '@/domain/catalogue/brokerView';
import { costInstrument, DEFAULT_TRADE, type StatedTrade } from '@/domain/calculators/tradeCost';
import type { AccountFilter } from '@/domain/catalogue/brokerCost';
import { LINK_END_KEY } from '@/domain/text/linkEnd';
import {
  choiceParam,
  codec,
  flagParam,
  listParam,
  param,
  textParam,
  valueParam,
  type Codec,
} from '@/runtime/searchParamsCodec';
import { ratesParam } from './enteredRates';

const MAX_QUERY_LENGTH = 100;

const codecsByKey = <K extends string, T>(keys: readonly K[], of: (key: K) => Codec<T>) =>
  codec<Readonly<Record<K, T>>>(Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, Codec<T>>);

const tradeQuery = codec<StatedTrade>({
  instrument: valueParam('pair', costInstrument, DEFAULT_TRADE.instrument),
  lots: valueParam('lots', lotsFrom, DEFAULT_TRADE.lots),
  nights: valueParam('nights', nightsFrom, DEFAULT_TRADE.nights),
  side: choiceParam('side', ['buy', 'sell'], DEFAULT_TRADE.side),
});

/** The broker list's URL: search, filters, sort order, example trade and selection. */
export const listQuery = codec<BrokerView>({
  q: textParam('q', (text) => text.trim().slice(0, MAX_QUERY_LENGTH).trim()),
  labels: codecsByKey<LabelGroup, readonly string[]>(LABEL_GROUPS, (group) => listParam(group)),
  max: param<number | null>(
    'max',
    ([text]) => DEPOSIT_LIMITS.find((limit) => String(limit) === text) ?? null,
    (limit) => (limit === null ? [] : [String(limit)]),
  ),
  flags: codecsByKey<Flag, boolean>(FLAGS, (flag) => flagParam(flag, '1')),
  sort: choiceParam('sort', BROKER_SORTS, ''),
  trade: tradeQuery,
  rates: ratesParam,
  pick: listParam('pick', MAX_PICKS),
});

export const comparisonQuery = codec({
  /** Ids in column order, possibly more than can be compared. */
  brokers: listParam('broker'),
  trade: tradeQuery,
  rates: ratesParam,
  /** The accounts that the list was filtered for. */
  asked: codec<AccountFilter>({
    types: listParam('account'),
    isSwapFree: flagParam('swapfree', '1'),
  }),
  isOnlyDiffering: flagParam('rows', 'differ'),
  /** Always written; a link that arrives without it was cut off on the way. */
  isWhole: param(
    LINK_END_KEY,
    ({ length }) => length > 0,
    () => [''],
  ),
});
