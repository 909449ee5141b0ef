import type { Trade } from './types';

type Timed = Pick<Trade, 'closeTime' | 'openTime' | 'id'>;

const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Compares numbers of any length, which may have other characters around them. */
const compareIds = (a: string, b: string): number => a.length - b.length || compareText(a, b);

export const byClosing = (a: Timed, b: Timed): number =>
  compareText(a.closeTime, b.closeTime) ||
  compareText(a.openTime ?? '', b.openTime ?? '') ||
  compareIds(a.id, b.id);

/** Trades come in any order in a file; figures need the order of closing. */
export const sortByClosing = <T extends Timed>(trades: readonly T[]): T[] => trades.toSorted(byClosing);

/** The longer a number, the higher; equal lengths compare as text. */
export const byId = (a: Pick<Trade, 'id'>, b: Pick<Trade, 'id'>): number => compareIds(a.id, b.id);
