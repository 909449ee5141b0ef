import { expect, it } from 'vitest';
import { brokerResource } from '@/admin/resources/brokerResource';
import { anAdminArea } from '../../../support/catalogue';

it('has in the address of a sorted list a name for each column that can be sorted by', () => {
  const { columns } = brokerResource(anAdminArea().catalogue.brokers);
  const named = columns.filter(({ sortKey }) => sortKey).map(({ key, header }) => [key, header]);
  expect(named).toEqual([
    ['name', 'Name'],
    ['deposit', 'Min Deposit'],
    ['leverage', 'Leverage'],
    ['rating', 'Rating'],
    ['status', 'Status'],
  ]);
});
