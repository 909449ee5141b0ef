import { isLockTimeout } from './lock';

/**
 * - `unreadable`: storage refused to read
 * - `serialize`: the value cannot be written as JSON
 * - `quota`: no room is left
 * - `write`: storage refused to write for another reason
 * - `verify`: storage took the write but does not hold it
 * - `busy`: another tab held the list for too long
 */
export type StorageErrorKind = 'unreadable' | 'serialize' | 'quota' | 'write' | 'verify' | 'busy';

export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly kind: StorageErrorKind;
  readonly key: string;

  constructor(kind: StorageErrorKind, key: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
    this.key = key;
  }
}

const QUOTA_NAMES = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED', 'QUOTA_EXCEEDED_ERR'];
const QUOTA_CODES = [22, 1014];

/** Whether a browser's own error means that storage is full; engines disagree on its name and code. */
export function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, code } = error as { name?: unknown; code?: unknown };
  return QUOTA_NAMES.includes(String(name)) || QUOTA_CODES.includes(Number(code));
}

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
