import type { NumericQuestion, Question } from '@/content/lesson';
import { choicesOf, type AnswerChoice } from '@/content/questionChoices';
import { readAnswer, type AnswerReading } from '@/domain/numbers/answerInput';
import { exact, toNumber, type Fraction } from '@/domain/numbers/exact';
import { placesOff } from '@/domain/numbers/placesOff';
import { shuffleToNewOrder, shuffle, type RandomInt } from '@/domain/learning/shuffle';

/** The picked indices, or the typed number. */
export type Answer = string | readonly number[];

/** `open`: nothing was picked or typed; `unreadable`: not a number in the requested unit, so not an attempt. */
export interface AnswerMark {
  readonly verdict: 'open' | 'unreadable' | 'notYet' | 'correct';
  readonly feedback: string;
}

export const NO_NUMBER = { verdict: 'open', feedback: 'Enter a number first.' } as const;
export const NOTHING_CHOSEN = { verdict: 'open', feedback: 'Choose an answer first.' } as const;

const COUNT_WORDS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const countWord = (number: number) => COUNT_WORDS[number] ?? String(number);

const MIN_DECIMALS = 2;

/** The number of decimal places to which a question's answers are compared, at least two. */
const decimalsOf = ({ tolerance }: NumericQuestion) =>
  Math.max(MIN_DECIMALS, Math.ceil(-Math.log10(tolerance)));

const FACTORS = ['ten', 'a hundred', 'a thousand', 'ten thousand', 'a hundred thousand'];

/**
 * Explains a number that matches no known mistake: a misplaced decimal point, or else too high or too low.
 */
export function numberFeedback(given: number, answer: number): string {
  const ratio = given / answer;
  if (!(ratio > 0) || !Number.isFinite(ratio)) return '';
  const places = placesOff(given, answer);
  const factor = FACTORS[Math.abs(places) - 1];
  if (factor !== undefined)
    return `The digits are right, but that is ${factor} times too ${places > 0 ? 'high' : 'low'}: check the decimal point.`;
  return ratio > 1 ? 'That is too high.' : 'That is too low.';
}

type Read = Extract<AnswerReading, { ok: true }>;

interface AskedNumber {
  /** The number of decimal places to which answers are compared. */
  readonly decimals: number;
  readonly unit: string;
  /** The unit as shown to the reader. */
  readonly unitName?: string;
  readonly allowsMinus?: boolean;
  /** The number to compare with, usually the right answer; decides whether to ask which number `1,429` means. */
  readonly answer: Fraction;
}

/** Whether `one` is nearer to the answer than `other`, as a factor. */
function isNearer(one: Fraction, other: Fraction, answer: Fraction): boolean {
  const factor = (value: Fraction) => Math.abs(Math.log(Math.abs(toNumber(value) / toNumber(answer))));
  return factor(one) < factor(other);
}

/** Asks which number `1,429` means: 1429, or 1.429, for which it suggests the unambiguous `1,4290`. */
function choiceWords(value: Fraction, { value: other, digits }: NonNullable<Read['other']>): string {
  const both = [value, other].map(toNumber);
  const decimal = digits.endsWith('0') ? digits.replace(/\D?0+$/, '') : `${digits}0`;
  const written = both.map((one) => (one < 1000 ? decimal : String(one)));
  return `“${digits}” could be ${both.join(' or ')}. Write ${written.join(' or ')}.`;
}

/** The typed number, or a mark for an answer that doesn't count as an attempt. */
export function readTypedNumber(typed: string, asked: AskedNumber): Fraction | AnswerMark {
  const { decimals, unit, unitName = unit, allowsMinus = false, answer } = asked;
  const reading = readAnswer(typed, decimals, unit);
  const unreadable = (feedback: string): AnswerMark => ({ verdict: 'unreadable', feedback });
  if (!reading.ok)
    return unreadable(
      reading.problem === 'unit'
        ? `“${reading.part}” isn't the unit here: give the answer in ${unitName}, or the number alone.`
        : "We can't read that as a number. Write it as 1250 or 12.50.",
    );
  const { value, other, hasMinus } = reading;
  if (hasMinus && !allowsMinus)
    return unreadable('Leave out the minus sign: this answer is given without one.');
  return other && isNearer(other.value, value, answer) ? unreadable(choiceWords(value, other)) : value;
}

function markNumber(question: NumericQuestion, typed: string): AnswerMark {
  if (typed.trim() === '') return NO_NUMBER;
  const read = readTypedNumber(typed, {
    decimals: decimalsOf(question),
    unit: question.unit,
    answer: exact(question.answer),
  });
  if ('verdict' in read) return read;
  const given = toNumber(read);
  const isNear = (value: number) => Math.abs(given - value) <= question.tolerance * (1 + 1e-9);
  if (isNear(question.answer)) return { verdict: 'correct', feedback: '' };
  const mistake = question.commonMistakes.find(({ answer }) => isNear(answer));
  return { verdict: 'notYet', feedback: mistake?.feedback ?? numberFeedback(given, question.answer) };
}

function markOrder(length: number, order: readonly number[]): AnswerMark {
  const inPlace = order.filter((step, index) => step === index).length;
  if (inPlace === length) return { verdict: 'correct', feedback: '' };
  return {
    verdict: 'notYet',
    feedback: `Steps in the right place: ${String(inPlace)} of ${String(length)}.`,
  };
}

function markSeveral(choices: readonly AnswerChoice[], chosen: readonly AnswerChoice[]): AnswerMark {
  const wrong = chosen.filter(({ isCorrect }) => !isCorrect);
  const wanted = choices.filter(({ isCorrect }) => isCorrect).length;
  if (wrong.length === 0 && chosen.length === wanted) return { verdict: 'correct', feedback: '' };
  if (wrong.length === 0)
    return { verdict: 'notYet', feedback: 'What you picked is correct, but something is missing.' };
  const right = chosen.length - wrong.length;
  const words =
    chosen.length === 1
      ? "What you picked isn't correct."
      : `${countWord(right)} of your ${countWord(chosen.length).toLowerCase()} ${right === 1 ? 'is' : 'are'} correct.`;
  return { verdict: 'notYet', feedback: [words, wrong[0]?.feedback ?? ''].join(' ').trim() };
}

export function markAnswer(question: Question, answer: Answer): AnswerMark {
  if (question.kind === 'numeric') return markNumber(question, typeof answer === 'string' ? answer : '');
  const picked = typeof answer === 'string' ? [] : answer;
  if (picked.length === 0) return NOTHING_CHOSEN;
  const choices = choicesOf(question);
  const chosen = choices.filter((_, index) => picked.includes(index));
  switch (question.kind) {
    case 'ordering':
      return markOrder(choices.length, picked);
    case 'multipleChoice':
      return markSeveral(choices, chosen);
    case 'singleChoice':
    case 'chartPoint':
      return { verdict: chosen[0]?.isCorrect ? 'correct' : 'notYet', feedback: chosen[0]?.feedback ?? '' };
  }
}

/** A random integer without a seed, so that each attempt gets a new order. */
export const anyRandomInt: RandomInt = (count) => Math.floor(Math.random() * count);

/** The display order of a question's options or steps, as indices. */
export function displayOrder(question: Question, below: RandomInt): number[] {
  const places = choicesOf(question).map((_, index) => index);
  if (question.kind === 'ordering') return shuffleToNewOrder(places, below);
  const hasOrder = question.kind === 'chartPoint' || ('keepOrder' in question && question.keepOrder);
  return hasOrder ? places : shuffle(places, below);
}
