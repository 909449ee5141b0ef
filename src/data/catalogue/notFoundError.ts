/** The record an operation names is not in the list, or no longer. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}
