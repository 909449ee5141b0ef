/** The record an operation names is not in the list, or no longer. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
  /** What took it from the list, in words. */
  readonly how: string;

  constructor(message: string, how = 'deleted or cleared') {
    super(message);
    this.how = how;
  }
}
