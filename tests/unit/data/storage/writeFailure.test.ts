import { expect, it } from 'vitest';
import { StorageError, writeFailure } from '@/data/storage/storageError';

const told = (error: unknown) => writeFailure('upm_brokers', error, (kind) => `Not written: ${kind}`);

it('is a StorageError of the same kind, for the list that was to be written', () => {
  const cause = new StorageError('quota', 'upm_brokers.corrupt', 'full');
  expect(told(cause)).toMatchObject({
    kind: 'quota',
    key: 'upm_brokers',
    message: 'Not written: quota',
    cause,
  });
});

it('is a busy list where the wait for its lock was given up', () => {
  const cause = new DOMException('signal timed out', 'TimeoutError');
  expect(told(cause)).toMatchObject({
    kind: 'busy',
    key: 'upm_brokers',
    message: 'Not written: busy',
    cause,
  });
});

it.each([new TypeError('a bug'), new DOMException('stopped', 'AbortError'), { name: 'TimeoutError' }])(
  'is what was thrown where that is not of the storage: %s',
  (error) => {
    expect(told(error)).toBe(error);
  },
);
