import { expect, it } from 'vitest';
import { isQuotaError } from '@/data/storage/storageError';
import { quotaError } from '../../../support/environment';

class QuotaExceededError extends Error {
  override readonly name = 'QuotaExceededError';
}

it.each([
  ['a DOMException named QuotaExceededError', quotaError()],
  ['the QuotaExceededError class', new QuotaExceededError()],
  ['code 22', { name: 'Error', code: 22 }],
  ['NS_ERROR_DOM_QUOTA_REACHED', { name: 'NS_ERROR_DOM_QUOTA_REACHED' }],
])('recognises %s as a quota error', (_what, error) => {
  expect(isQuotaError(error)).toBe(true);
});

it.each([
  ['another DOMException', new DOMException('no', 'SecurityError')],
  ['an ordinary error', new Error('QuotaExceededError')],
  ['null', null],
])('does not mistake %s for a quota error', (_what, error) => {
  expect(isQuotaError(error)).toBe(false);
});
