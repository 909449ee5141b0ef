import { countOf } from '@/domain/text/groupDigits';
import type { InputProblem } from '@/domain/calculators/calculation';
import type { NumberProblem } from '@/domain/numbers/numberInput';

/** The values that a field's messages need. */
export interface FieldWords {
  readonly label: string;
  readonly example: string;
  readonly decimals: number;
}

/** The same values, and the part of the input that the message is about. */
interface TextWords extends FieldWords {
  readonly part: string;
  readonly unit: string;
}

/** Why the input isn't a valid number, and what to do. */
export const numberProblemMessages: Record<NumberProblem, (field: TextWords) => string> = {
  empty: ({ label, example }) => `${label}: enter a number, such as ${example}.`,
  unknown: ({ part, example }) => `We can't read “${part}”. Enter a number, such as ${example}.`,
  currency: ({ part, unit }) => `“${part}” is another currency. Enter the amount in ${unit}.`,
  negative: () => "This number can't be negative.",
  grouping: ({ part }) =>
    `We can't tell thousands from decimals in “${part}”. Use one decimal mark and no thousands separators.`,
  decimals: ({ decimals }) =>
    decimals === 0
      ? 'This has to be a whole number.'
      : `Use at most ${countOf(decimals, 'decimal place')} in this number.`,
  size: () => 'This number is too long.',
};

/** Why a number doesn't suit its field, if the calculator has no message of its own. */
export const inputProblemMessages: Record<InputProblem, (field: FieldWords) => string> = {
  missing: ({ label, example }) => `${label}: enter a number, such as ${example}.`,
  notPositive: () => 'This number has to be more than 0.',
  negative: () => "This number can't be negative.",
  atEntry: () => 'The stop is at the entry: there is no distance to measure.',
  wrongSide: () => 'Targets must be on the opposite side of the entry from the stop, nearest first.',
  tooLarge: () => 'This number is too large for this calculator.',
  notWhole: () => 'This has to be a whole number.',
};

/** Shown with the last result, struck out, while fields have errors. */
export const waitingForNotice = (labels: readonly string[]): string => `Waiting for: ${labels.join(', ')}`;

/** Shown below an empty field that the result needs. */
export const stillMissingHint = 'Still missing';

/** Shown above the fields and in place of the result. */
export const incompleteLinkMessages = {
  notice: (missing: readonly string[]) =>
    `This link is incomplete. Missing: ${missing.join(', ')}. Enter what is missing, or ask for the complete link.`,
  result: 'This link is incomplete. Enter what is missing to see the result.',
};
