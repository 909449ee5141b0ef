/** Two published records, neither of which continues the other */
export interface Fork {
  /** The first update that differs, counted from 1 */
  readonly place: number;
  /** Names of the published entries that are only in this browser's record, and of those only in the site's */
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/** Chooses the record to continue; the entries of the other record are published again. */
export interface ForkAnswer {
  readonly fork: Fork;
  readonly side: 'mine' | 'theirs';
}

/** Thrown, before anything is changed, if somebody must choose which record to continue. */
export class ForkedRecordError extends Error {
  override readonly name = 'ForkedRecordError';
  readonly fork: Fork;

  constructor(fork: Fork) {
    super('Neither of the two published records continues the other.');
    this.fork = fork;
  }
}
