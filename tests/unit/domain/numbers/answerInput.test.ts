import { expect, it } from 'vitest';
import { readAnswer } from '@/domain/numbers/answerInput';
import { exact } from '@/domain/numbers/exact';

const read = (typed: string, unit: string) => {
  const reading = readAnswer(typed, 2, unit);
  if (reading.ok) return reading.hasMinus ? 'minus' : reading.value;
  return reading.problem === 'unit' ? `unit ${reading.part}` : reading.problem;
};

const TWO_THOUSAND_FIVE_HUNDRED = [
  '2500', '2,500', "2'500", '2’500', '2 500', '$2,500.00', '$2500', '2.500,00 $', '2500.0', '2500.00', '2500,00',
  '2500 dollars', '2500 $', 'USD 2500', '2,500 USD', '+2500', ' 2500 ', '2\u00a0500', '$ 2 500', '2.5k', '2500 US dollars',
]; // oxfmt-ignore
const TWO_AND_A_HALF = [
  '2.5', '2,5', '2.50', '2.500', '2,50', '$2.50', '$2,50', '2.5 dollars', '+2,5', '02.5', ' 2.50 ', '2.5000', '0.0025k', '٢٫٥', '２．５',
]; // oxfmt-ignore
const NO_NUMBERS = [
  '2.5.1', '2,5,1', 'two', '', ' ', '.', ',', '--2', '2-3', '1e3', '2/3', '$', '%', 'NaN', 'Infinity', '0x2', '1:30', '<b>2</b>', '-',
]; // oxfmt-ignore

it.each(TWO_THOUSAND_FIVE_HUNDRED)('reads the answer %j as 2,500', (typed) => {
  expect(read(typed, 'dollars')).toEqual(exact(2500));
});
it.each(TWO_AND_A_HALF)('reads the answer %j as 2.5', (typed) => {
  expect(read(typed, 'dollars')).toEqual(exact(2.5));
});
it.each(NO_NUMBERS)('rejects %j as an answer', (typed) => {
  expect(read(typed, 'dollars')).toBe('unreadable');
});

it.each([
  ['2.50 €', 'euros'],
  ['2.5 pips', 'pips'],
  ['1 lot', 'lots'],
  ['2,5 percent', '%'],
  ['2.5R', 'R'],
  ['1:2.5', 'to 1'],
  ['2.5 times', 'times the risk'],
  ['2.5x', 'times the usual'],
  ['2.5 of 100', 'points of 100'],
  ['£2.50', 'pounds'],
  ['$2.50/barrel', 'dollars a barrel'],
  ['$2.5 million', 'million dollars'],
  ['2.5m dollars a point', 'million dollars a point'],
  ['2.5 million barrels', 'million barrels'],
  ['2.5 oz', 'ounces'],
])('accepts %j for an answer with the unit “%s”', (typed, unit) => {
  expect(read(typed, unit)).toEqual(exact(typed.startsWith('1 ') ? 1 : 2.5));
});

it.each([
  ['2 EUR', 'dollars', 'EUR'],
  ['€2', 'dollars', '€'],
  ['2 pips', 'dollars', 'pips'],
  ['2%', 'dollars', '%'],
  ['2 lots', 'dollars', 'lots'],
  ['2.0 million', 'dollars', 'million'],
  ['$2', 'lots', '$'],
  ['2 points', 'pips', 'points'],
  ['2 dollars', 'R', 'dollars'],
  ['2500000 dollars', 'million dollars', 'dollars'],
])('reports the wrong unit in %j when the answer is in %s', (typed, unit, part) => {
  expect(read(typed, unit)).toBe(`unit ${part}`);
});

it.each(['-2', '−2', '-$2', '$-2', '– 2 dollars'])('notices the minus sign in %j', (typed) => {
  expect(read(typed, 'dollars')).toBe('minus');
  expect(readAnswer(typed, 2, 'dollars')).toMatchObject({ value: exact(2) });
});
