import { retailCap, shownCap } from '@/content/regulators';
import { countOf } from '@/domain/groupDigits';
import type { InputProblem } from '@/domain/calculators/calculation';
import type { NumberProblem } from '@/domain/numberInput';

/** The values that a field's messages need. */
export interface FieldWords {
  readonly label: string;
  readonly example: string;
  readonly decimals: number;
}

/** The same, and the part of the input that the message is about. */
interface TextWords extends FieldWords {
  readonly part: string;
  readonly unit: string;
}

/** Why the input isn't a valid number, and what to do. */
export const numberProblems: Record<NumberProblem, (field: TextWords) => string> = {
  empty: ({ label, example }) => `${label}: enter a number, such as ${example}.`,
  unknown: ({ part, example }) => `We can't read “${part}”. Enter a number, such as ${example}.`,
  currency: ({ part, unit }) => `“${part}” is another currency. Enter the amount in ${unit}.`,
  negative: () => 'This number cannot be negative.',
  grouping: ({ part }) =>
    `We can't tell thousands from decimals in “${part}”. Use one decimal mark and no thousands separators.`,
  decimals: ({ decimals }) =>
    decimals === 0
      ? 'This has to be a whole number.'
      : `Use at most ${countOf(decimals, 'decimal')} in this number.`,
  size: () => 'This number is too long.',
};

/** Why a number doesn't suit its field, if the calculator has no message of its own. */
export const inputProblems: Record<InputProblem, (field: FieldWords) => string> = {
  missing: ({ label, example }) => `${label}: enter a number, such as ${example}.`,
  notPositive: () => 'This number has to be more than 0.',
  negative: () => 'This number cannot be negative.',
  atEntry: () => 'The stop is at the entry: there is no distance to measure.',
  wrongSide: () => 'Targets must lie on the opposite side of the entry from the stop, nearest first.',
  tooLarge: () => 'This number is too large for this calculator.',
  notWhole: () => 'This has to be a whole number.',
};

/** The labels of fields that several calculators have. */
export const fieldWords = {
  instrument: 'Instrument',
  account: 'Account size',
  currency: 'Account currency',
  lots: 'Lots',
  leverage: 'Leverage',
  leverageHint: `${String(retailCap)} for ${shownCap(retailCap)}.`,
  size: 'Units in one lot',
  sizeHint: "Check your broker's contract. Optional.",
} as const;

/** Text shared by the forms of all calculators. */
export const formWords = {
  numbers: 'Your numbers',
  result: 'Result',
  formula: 'The same with your numbers',
  rounding: 'Numbers are rounded where they are shown; the calculation is not.',
  incomplete: 'The result appears once every number is valid.',
  accountMissing: 'The size of your account is still missing. Enter it to see the result.',
  missing: (label: string) => `“${label}” is still missing. Enter it to see the result.`,
  next: 'Still missing',
  waiting: 'You can use the fields once the page is ready. Until then, this is a worked example.',
  reset: 'Start again',
  copy: 'Copy the calculation',
  shareLink: 'Share a link to these numbers',
  shareLinkWithoutAccount: 'Share it without my account size',
  linkHolds: 'The link includes every number, including your account size.',
  print: 'Print',
  ownPage: 'Open on its own page',
  limit: (percent: string) => `${percent}%: our limit`,
  wholeAccount: 'your account',
  fromSignal: 'Filled in from',
  signal: (number: string) => `signal ${number}`,
  clear: 'Clear',
  keep: 'Save account size and currency',
  keepHint: 'Stores both in this browser for your next visit, and nothing else.',
  kept: (account: string) => `Saved in this browser: ${account}.`,
  use: 'Use it',
  forget: 'Forget it',
  understood: (text: string) => `= ${text}`,
  formerPrice: (former: string, instrument: string) =>
    `This was the price of ${former}. Enter the price of ${instrument}.`,
} as const;

/** Why a rate is needed, and its inverse. */
export const rateWords = {
  label: (first: string, second: string) => `1 ${first} in ${second}`,
  hint: (first: string) => `Enter the rate your platform shows for 1 ${first}; nothing is fetched.`,
  inverse: (second: string, amount: string, first: string) => `1 ${second} is then worth ${amount} ${first}.`,
} as const;
