import { expect, it } from 'vitest';
import { createCustomerTokenStore } from '@/data/sessions/customerTokenStore';
import { anEnvironment, createFailingArea, quotaError } from '../../../support/environment';

it('keeps the token under the key token, as it is', () => {
  const { environment, area } = anEnvironment();
  const tokens = createCustomerTokenStore(environment.store);
  expect(tokens.read()).toBeNull();
  tokens.save('abc');
  expect(area.getItem('token')).toBe('abc');
  expect(tokens.read()).toBe('abc');
  tokens.clear();
  expect(area.getItem('token')).toBeNull();
});

it('F04: says so when the token cannot be kept', () => {
  const area = createFailingArea();
  area.failWrites = quotaError();
  const { environment } = anEnvironment({ area });
  expect(() => {
    createCustomerTokenStore(environment.store).save('abc');
  }).toThrow(expect.objectContaining({ kind: 'quota', key: 'token' }));
});
