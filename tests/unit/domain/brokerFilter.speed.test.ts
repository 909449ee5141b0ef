import { expect, it } from 'vitest';
import { brokerCost } from '@/domain/brokerCost';
import { filterBrokers, indexBrokers, orderBrokers } from '@/domain/brokerFilter';
import { WHOLE_LIST, withLabels } from '@/domain/brokerView';
import { DEFAULT_TRADE } from '@/domain/tradeCost';
import { aBroker } from '../../support/records';

it('B30: five thousand lean brokers are filtered, counted and ordered within a frame', () => {
  const many = Array.from({ length: 5000 }, (_, place) => ({
    ...aBroker({ name: `Broker ${String(place)}`, tradingPlatforms: [place % 2 === 0 ? 'MT5' : 'MT4'] }),
    id: String(place + 1),
    createdAt: '',
    updatedAt: '',
  }));
  const prepared = indexBrokers(many);
  const once = () => {
    const began = performance.now();
    const view = { ...withLabels(WHOLE_LIST, 'platform', ['mt5']), max: 100, q: 'broker' };
    const { found: shown } = filterBrokers(prepared, view);
    expect(orderBrokers(shown, 'rating', (broker) => brokerCost(broker, DEFAULT_TRADE))).toHaveLength(2500);
    return performance.now() - began;
  };
  // The quickest of several: a busy machine adds to the others what is not theirs.
  expect(Math.min(...Array.from({ length: 25 }, once))).toBeLessThan(50);
});
