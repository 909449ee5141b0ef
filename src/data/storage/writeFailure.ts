import { isLockTimeout } from './lock';
import { StorageError, type StorageErrorKind } from './storageError';

/**
 * The error to throw where `key` was to be written: a StorageError with the sentence for its kind, or what was thrown
 * where that is not storage's own.
 */
export function writeFailure(
  key: string,
  error: unknown,
  message: (kind: StorageErrorKind) => string,
): unknown {
  const kind = error instanceof StorageError ? error.kind : isLockTimeout(error) ? 'busy' : null;
  return kind === null ? error : new StorageError(kind, key, message(kind), error);
}
