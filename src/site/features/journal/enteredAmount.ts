import { echoText } from '@/content/tools/formula';
import { inputProblemMessages, numberProblemMessages } from '@/content/tools/sentences';
import { toUnits } from '@/domain/journal/decimals';
import { isCurrency } from '@/domain/numbers/currency';
import { compare, exact, sign, toFixed } from '@/domain/numbers/exact';
import { readNumber } from '@/domain/numbers/numberInput';

export interface EnteredAmount {
  /** In whole minor units; null for an empty field or unreadable text. */
  readonly amount: number | null;
  /** How it was read; '' if nobody would read it differently. */
  readonly echo: string;
  /** Why it can't be accepted; '' if it can. */
  readonly problem: string;
}

/** Money has two decimal places nearly everywhere, so `1,000` means a thousand. */
const USUAL_PLACES = 2;

/**
 * Reads an optional amount as the calculators do.
 * @param unit `%`, the currency of the account, or '' if it isn't known
 */
export function readEnteredAmount(typed: string, label: string, places: number, unit: string): EnteredAmount {
  const refused = (problem: string): EnteredAmount => ({ amount: null, echo: '', problem });
  const own = unit === '%' || isCurrency(unit) ? unit : unit.toLowerCase();
  const reading = readNumber(typed, places, own);
  const usual = readNumber(typed, USUAL_PLACES, own);
  const words = { label, example: '50', decimals: places, unit };
  if (!reading.ok)
    return reading.problem === 'empty'
      ? refused(typed.trim() === '' ? '' : numberProblemMessages.unknown({ ...words, part: typed.trim() }))
      : refused(numberProblemMessages[reading.problem]({ ...words, part: reading.part }));
  const { value } = reading;
  // With more decimal places than usual, a comma before three digits may be either separator.
  if (usual.ok && compare(usual.value, value) !== 0 && typed.includes(','))
    return refused(numberProblemMessages.grouping({ ...words, part: typed.trim() }));
  if (sign(value) === 0) return refused(inputProblemMessages.notPositive(words));
  if (unit === '%' && compare(value, exact(100)) > 0)
    return refused('A risk can be up to 100% of the balance.');
  const amount = toUnits(toFixed(value, places), places);
  if (!Number.isSafeInteger(amount)) return refused(numberProblemMessages.size({ ...words, part: typed }));
  return { amount, echo: echoText(value, unit, typed, false), problem: '' };
}
