import { describe, expect, it } from 'vitest';
import { createBrokerRepository } from '@/data/brokerRepository';
import { aBroker } from '../support/records';
import { anEnvironment } from '../support/environment';

const seed = {
  revision: 1,
  records: [{ ...aBroker({ name: 'Seeded' }), id: '1', createdAt: '', updatedAt: '' }],
};

describe('createBrokerRepository', () => {
  it('shows the seed on the first read, and an added broker behind it', async () => {
    const { environment } = anEnvironment();
    const brokers = createBrokerRepository(environment, seed);
    expect(await brokers.list()).toHaveLength(1);
    const added = await brokers.add(aBroker());
    expect(added.id).toBe(String(environment.now()));
    expect((await brokers.list()).map((broker) => broker.name)).toEqual(['Seeded', 'Test Broker']);
  });
  it('has web crypto here', () => {
    expect(typeof crypto.subtle).toBe('object');
  });
});
