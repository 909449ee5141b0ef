import { StorageError } from './storageError';

/**
 * Why a visitor's changes may be lost:
 * - `unkept`: the browser stores nothing for this site
 * - `full`: storage is full
 * - `refused`: storage can't be read or written
 * - `damaged`: what was stored can't be read
 * - `newer`: written by another version of the site, so it mustn't be overwritten
 */
export type StorageProblem = 'unkept' | 'full' | 'refused' | 'damaged' | 'newer';

/** What a read or write error means to the visitor. */
export const storageProblemOf = (error: unknown): 'full' | 'refused' =>
  error instanceof StorageError && error.kind === 'quota' ? 'full' : 'refused';
