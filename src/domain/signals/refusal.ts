/** What is wrong with what somebody has filled in. */
export interface FieldProblem {
  /** The field of the form that it is about: `target2`; '' for none. */
  readonly field: string;
  readonly sentence: string;
}

/** Thrown for an entry that the rules of the record do not allow; the message says why, and what to do. */
export class RefusedEntryError extends Error {
  override readonly name = 'RefusedEntryError';
  /** The field of a form that it is about; '' for none. */
  readonly field: string;

  constructor(sentence: string, field = '') {
    super(sentence);
    this.field = field;
  }
}

export function refuse(sentence: string, field?: string): never {
  throw new RefusedEntryError(sentence, field);
}

export function refuseIf(isRefused: boolean, sentence: string, field?: string): void {
  if (isRefused) refuse(sentence, field);
}
