import type { Trade } from '@/domain/journal/types';
import { groupDigits } from '@/domain/text/groupDigits';

/** `bought 0.5 lots`. */
export function sideWords({
  side,
  volume,
  volumeUnit,
}: Pick<Trade, 'side' | 'volume' | 'volumeUnit'>): string {
  const made = side === 'buy' ? 'bought' : 'sold';
  if (volume === null) return made;
  return `${made} ${groupDigits(volume)} ${volume === '1' ? volumeUnit.slice(0, -1) : volumeUnit}`;
}
