/* This file is separate from the readers, so that a page can refuse a statement without loading them. */

/** The largest file that is read, in bytes; the largest real statement seen is 3.2 MB. */
export const MAX_STATEMENT_BYTES = 20_000_000;
