import { expect, it } from 'vitest';
import { brokerList, platformList } from '@/data/catalogue/lists';
import { allStorageKeys } from '@/data/catalogue/storedLists';
import { storageKeys } from '@/data/storage/storageKeys';

it('keeps the five specified storage keys', () => {
  expect(storageKeys).toMatchObject({
    customerToken: 'token',
    adminToken: 'adminToken',
    adminData: 'adminData',
  });
  expect(platformList.key).toBe('upm_platforms');
  expect(brokerList.key).toBe('upm_brokers');
});

it('prefixes every key except the specified ones with upm_, without duplicates', () => {
  const keys = allStorageKeys;
  const session = ['token', 'adminToken', 'adminData'];
  expect(keys.filter((key) => !session.includes(key) && !key.startsWith('upm_'))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});
