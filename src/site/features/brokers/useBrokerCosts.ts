import { useMemo, useState } from 'react';
import type { Broker } from '@/domain/catalogue/broker';
import {
  brokerCost,
  costScale,
  pairOf,
  ratesNeeded,
  type AccountFilter,
  type BrokerCost,
} from '@/domain/catalogue/brokerCost';
import type { RateTexts } from '@/domain/catalogue/brokerView';
import type { StatedTrade } from '@/domain/calculators/tradeCost';
import { enteredRates } from './enteredRates';

interface CostInputs {
  readonly trade: StatedTrade;
  readonly rates: RateTexts;
  readonly asked: AccountFilter;
}

/**
 * The cost of the trade with each broker, the rates it needs, and whether the input is invalid, in which case the
 * costs belong to an earlier trade or rate.
 */
export function useBrokerCosts(brokers: readonly Broker[], inputs: CostInputs) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  // The URL is read again at each render, so its parts are compared as text.
  const key = JSON.stringify(inputs);
  const { trade, rates, asked } = useMemo(() => JSON.parse(key) as CostInputs, [key]);
  const costs = useMemo(() => {
    const known = enteredRates(rates);
    return new Map(brokers.map((broker) => [broker, brokerCost(broker, trade, known, asked)]));
  }, [brokers, trade, rates, asked]);
  const scale = useMemo(() => costScale([...costs.values()]), [costs]);
  const questions = useMemo(() => ratesNeeded(brokers, trade), [brokers, trade]);
  const fields = ['lots', 'nights', ...questions.map(pairOf)];
  return {
    questions,
    scale,
    isRateMissing: questions.some((question) => rates[pairOf(question)] === undefined),
    costOf: (broker: Broker): BrokerCost =>
      costs.get(broker) ?? brokerCost(broker, trade, enteredRates(rates), asked),
    isRefused: refused.some((field) => fields.includes(field)),
    /** Records whether the text in a field is invalid: `lots`, `nights` or the pair of a rate. */
    refuse: (field: string, isRefused: boolean) =>
      setRefused((before) => [...before.filter((one) => one !== field), ...(isRefused ? [field] : [])]),
  };
}
