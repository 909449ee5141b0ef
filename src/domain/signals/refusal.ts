/** Thrown for an entry that the rules of the record do not allow; the message says why, and what to do. */
export class RefusedEntryError extends Error {
  override readonly name = 'RefusedEntryError';
}

export function refuse(sentence: string): never {
  throw new RefusedEntryError(sentence);
}

export function refuseIf(isRefused: boolean, sentence: string): void {
  if (isRefused) refuse(sentence);
}
