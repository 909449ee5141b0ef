import { expect, it } from 'vitest';
import { brokerCost } from '@/domain/brokerCost';
import { filterBrokers, indexBrokers, orderBrokers } from '@/domain/brokerFilter';
import { brokerQuery, readBrokerView } from '@/domain/brokerView';
import { allBrokerKeys, filteredBrokers, fitting } from '../../support/brokerAddress';

const index = indexBrokers(
  filteredBrokers.map((broker, place) => ({
    ...broker,
    id: String(place + 1),
    createdAt: '',
    updatedAt: '',
  })),
);

/** The names that the list shows for a query, and the query that it then has. */
function listAt(query: string) {
  const view = readBrokerView(new URLSearchParams(query));
  const { found } = filterBrokers(index, view);
  return {
    names: orderBrokers(found, view.sort, (broker) => brokerCost(broker, view.trade)).map(({ name }) => name),
    query: brokerQuery(view, new URLSearchParams(query)).toString(),
  };
}

const pairs = allBrokerKeys.flatMap((key, place) =>
  allBrokerKeys.slice(place + 1).map((other) => [key, other] as const),
);

it.each([...allBrokerKeys.map((key) => [key]), ...pairs, allBrokerKeys])(
  'B11: the list has the brokers that fit %s, %s',
  (...keys) => {
    const query = keys.join('&');
    expect(listAt(query)).toEqual({ names: fitting(...keys), query });
  },
);
