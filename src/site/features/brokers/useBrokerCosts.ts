import { useMemo, useState } from 'react';
import type { Broker } from '@/domain/catalogue/broker';
import {
  brokerCost,
  pairOf,
  ratesNeeded,
  type BrokerCost,
  type TypedRates,
} from '@/domain/catalogue/brokerCost';
import type { Fraction } from '@/domain/numbers/exact';
import type { StatedTrade } from '@/domain/calculators/tradeCost';

/** What is typed for the example trade. */
export type TradeNumber = 'lots' | 'nights';

/**
 * The cost of the trade with each broker, the rates the visitor enters for other currencies, and whether what was
 * typed for the trade isn't valid, so that the costs belong to an earlier one.
 */
export function useBrokerCosts(brokers: readonly Broker[], trade: StatedTrade, needsSwapFree: boolean) {
  const [rates, setRates] = useState<TypedRates>(new Map());
  const [refused, setRefused] = useState<readonly TradeNumber[]>([]);
  const { instrument, lots, nights, side } = trade;
  const asked = useMemo(() => ({ instrument, lots, nights, side }), [instrument, lots, nights, side]);
  const costs = useMemo(
    () => new Map(brokers.map((broker) => [broker, brokerCost(broker, asked, rates, needsSwapFree)])),
    [brokers, asked, rates, needsSwapFree],
  );
  const questions = useMemo(() => ratesNeeded(brokers, asked), [brokers, asked]);
  return {
    rates,
    questions,
    isRateMissing: questions.some((question) => !rates.has(pairOf(question))),
    costOf: (broker: Broker): BrokerCost =>
      costs.get(broker) ?? brokerCost(broker, trade, rates, needsSwapFree),
    isRefused: refused.length > 0,
    refuse: (number: TradeNumber, isRefused: boolean) =>
      setRefused((before) => [...before.filter((one) => one !== number), ...(isRefused ? [number] : [])]),
    setRate: (pair: string, rate: Fraction | null) => {
      const others = [...rates].filter(([key]) => key !== pair);
      setRates(new Map(rate === null ? others : [...others, [pair, rate]]));
    },
  };
}
