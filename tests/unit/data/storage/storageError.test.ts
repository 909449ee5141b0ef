import { describe, expect, it } from 'vitest';
import { isQuotaError, StorageError } from '@/data/storage/storageError';
import { quotaError } from '../../../support/environment';

class QuotaExceededError extends Error {
  override readonly name = 'QuotaExceededError';
}

describe('isQuotaError', () => {
  it.each([
    ['a DOMException named QuotaExceededError', quotaError()],
    ['a class of its own', new QuotaExceededError()],
    ['code 22', { name: 'Error', code: 22 }],
    ['code 1014', { name: 'Error', code: 1014 }],
    ['NS_ERROR_DOM_QUOTA_REACHED', { name: 'NS_ERROR_DOM_QUOTA_REACHED' }],
    ['QUOTA_EXCEEDED_ERR', { name: 'QUOTA_EXCEEDED_ERR' }],
  ])('F08: knows %s', (_what, error) => {
    expect(isQuotaError(error)).toBe(true);
  });

  it.each([
    ['another DOMException', new DOMException('no', 'SecurityError')],
    ['an ordinary error', new Error('QuotaExceededError')],
    ['text', 'QuotaExceededError'],
    ['null', null],
    ['undefined', undefined],
    ['an empty object', {}],
  ])('F08: does not take %s for one', (_what, error) => {
    expect(isQuotaError(error)).toBe(false);
  });
});

describe('StorageError', () => {
  it('is an Error with a kind, a key and a cause', () => {
    const cause = quotaError();
    const error = new StorageError('quota', 'upm_brokers', 'full', cause);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'StorageError',
      kind: 'quota',
      key: 'upm_brokers',
      message: 'full',
      cause,
    });
  });
});
