/** A problem with a form. */
export interface FieldProblem {
  /** The field it concerns, such as `target2`; '' for none. */
  readonly field: string;
  readonly sentence: string;
}

/** Thrown for an entry that the rules don't allow; the message explains why and what to do. */
export class RefusedEntryError extends Error {
  override readonly name = 'RefusedEntryError';
  /** The field it concerns; '' for none. */
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
