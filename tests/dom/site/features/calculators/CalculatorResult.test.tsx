import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CalculatorResult } from '@/site/features/calculators/CalculatorResult';
import type { Outcome } from '@/site/features/calculators/tool';

const outcome: Outcome = {
  answer: { label: 'Answer', value: '5', unit: 'lots' },
  figures: [],
  lines: [
    { label: 'Line', value: '2 + 3 = 5' },
    { label: 'Line', value: '5 = 5' },
  ],
  warnings: [],
  notes: [],
};
const FORMULA = 'The same with your numbersLine: 2 + 3 = 5Line: 5 = 5';
const ROUNDED = 'Numbers are rounded where they are shown; the calculation is not.';

function words(given: Outcome | null) {
  render(<CalculatorResult outcome={given} incomplete="Not yet." />);
  return screen.getByRole('region', { name: 'Result' });
}

it('says what it waits for, and nothing else', () => {
  expect(words(null)).toHaveTextContent(/^Not yet\.$/);
});

it('is the answer and its formula where there is no more', () => {
  const region = words(outcome);
  expect(region).toHaveTextContent(`Answer5 lots${FORMULA}${ROUNDED}`);
  expect(region).not.toHaveTextContent('Not yet.');
  expect(screen.queryByRole('term')).toBeNull();
});

it('has figures, the share at stake, warnings and notes where they are', () => {
  const region = words({
    ...outcome,
    figures: [{ label: 'Loss', value: '−1 USD', tone: 'loss' }],
    stakePercent: 0,
    warnings: [{ text: 'Careful.' }],
    notes: [{ text: 'Rounded down.', about: 'rounding' }, { text: 'Plain.' }],
  });
  expect(region).toHaveTextContent(
    `Answer5 lotsLoss−1 USD2%: our limit your accountCareful. ${FORMULA}${ROUNDED}Rounded down.Plain.`,
  );
  expect(screen.getByRole('definition')).toHaveTextContent('−1 USD');
});
