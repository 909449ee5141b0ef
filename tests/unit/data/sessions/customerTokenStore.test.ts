import { expect, it } from 'vitest';
import { createCustomerTokenStore } from '@/data/sessions/customerTokenStore';
import { anEnvironment, createFailingArea, quotaError } from '../../../support/environment';

it('stores the token under the key “token”', () => {
  const { environment, area } = anEnvironment();
  const tokens = createCustomerTokenStore(environment.store);
  expect(tokens.read()).toBeNull();
  tokens.save('abc');
  expect(area.getItem('token')).toBe('abc');
  expect(tokens.read()).toBe('abc');
  tokens.clear();
  expect(area.getItem('token')).toBeNull();
});

it('fails when the token cannot be stored', () => {
  const area = createFailingArea();
  area.failWrites = quotaError();
  const { environment } = anEnvironment({ area });
  expect(() => {
    createCustomerTokenStore(environment.store).save('abc');
  }).toThrow(expect.objectContaining({ kind: 'quota', key: 'token' }));
});
