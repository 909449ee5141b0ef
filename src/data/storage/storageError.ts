import { isLockTimeout } from './lock';

/**
 * - `unreadable`: storage refused the read
 * - `serialize`: JSON can't represent the value
 * - `quota`: storage is full
 * - `write`: storage refused the write for another reason
 * - `verify`: the written text couldn't be read back
 * - `busy`: another tab held the lock for too long
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

/** Engines disagree on the error's name and code. */
export function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, code } = error as { name?: unknown; code?: unknown };
  return QUOTA_NAMES.includes(String(name)) || QUOTA_CODES.includes(Number(code));
}

/** Returns errors other than storage errors and lock timeouts unchanged. */
export function writeFailure(
  key: string,
  error: unknown,
  message: (kind: StorageErrorKind) => string,
): unknown {
  const kind = error instanceof StorageError ? error.kind : isLockTimeout(error) ? 'busy' : null;
  return kind === null ? error : new StorageError(kind, key, message(kind), error);
}
