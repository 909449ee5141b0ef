import { expect, it } from 'vitest';
import { workingsOf } from '@/signals/workings';
import { sampleSignal } from '../../support/sampleSignals';

const lines = (number: number) =>
  workingsOf(sampleSignal(number)).map(({ what, value }) => `${what} = ${value}`);

it('shows how each part adds to the result', () => {
  expect(lines(4)).toEqual([
    '1R, from the entry at 2322.00 to the stop at 2306.00 = 16.00',
    '40% closed at 2338.00: 40% × +16.00 = +6.40',
    '30% closed at 2362.00: 30% × +40.00 = +12.00',
    '30% closed at 2322.00: 30% × 0.00 = 0.00',
    'Result: +18.40 / 16.00 = +1.15R',
    'After the stated cost of 0.30: +18.10 / 16.00 = +1.13R',
  ]);
});

it('shows no calculation when there is no result', () => {
  expect([5, 14, 16].map(lines)).toEqual([[], [], []]);
});
