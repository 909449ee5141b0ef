import { useMemo, useState } from 'react';
import type { Broker } from '@/domain/broker';
import { brokerCost, pairOf, ratesNeeded, type BrokerCost, type TypedRates } from '@/domain/brokerCost';
import type { Fraction } from '@/domain/exact';
import type { StatedTrade } from '@/domain/tradeCost';

/** The cost of the trade with each broker, and the rates the visitor enters for other currencies. */
export function useBrokerCosts(brokers: readonly Broker[], trade: StatedTrade) {
  const [rates, setRates] = useState<TypedRates>(new Map());
  const { instrument, lots, nights, side } = trade;
  const asked = useMemo(() => ({ instrument, lots, nights, side }), [instrument, lots, nights, side]);
  const costs = useMemo(
    () => new Map(brokers.map((broker) => [broker, brokerCost(broker, asked, rates)])),
    [brokers, asked, rates],
  );
  const questions = useMemo(() => ratesNeeded(brokers, asked), [brokers, asked]);
  return {
    rates,
    questions,
    isRateMissing: questions.some((question) => !rates.has(pairOf(question))),
    costOf: (broker: Broker): BrokerCost => costs.get(broker) ?? brokerCost(broker, trade, rates),
    setRate: (pair: string, rate: Fraction | null) => {
      const others = [...rates].filter(([key]) => key !== pair);
      setRates(new Map(rate === null ? others : [...others, [pair, rate]]));
    },
  };
}
