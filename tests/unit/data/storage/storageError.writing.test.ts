import { expect, it } from 'vitest';
import { StorageError, writeFailure } from '@/data/storage/storageError';

const told = (error: unknown) => writeFailure('upm_brokers', error, (kind) => `Not written: ${kind}`);

it('gives a StorageError of the same kind with the message', () => {
  const cause = new StorageError('quota', 'upm_brokers.corrupt', 'full');
  expect(told(cause)).toMatchObject({
    kind: 'quota',
    key: 'upm_brokers',
    message: 'Not written: quota',
    cause,
  });
});

it('gives a busy error when the lock timed out', () => {
  const cause = new DOMException('signal timed out', 'TimeoutError');
  expect(told(cause)).toMatchObject({
    kind: 'busy',
    key: 'upm_brokers',
    message: 'Not written: busy',
    cause,
  });
});

it.each([new TypeError('a bug'), new DOMException('stopped', 'AbortError'), { name: 'TimeoutError' }])(
  'gives %s back as it is',
  (error) => {
    expect(told(error)).toBe(error);
  },
);
