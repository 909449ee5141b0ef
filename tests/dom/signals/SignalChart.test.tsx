import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SignalChart } from '@/signals/SignalChart';
import { sampleSignal } from '../../support/sampleSignals';

function drawn(number: number) {
  render(<SignalChart signal={sampleSignal(number)} />);
  return [...screen.getByRole('img').querySelectorAll('text')].map((text) => ({
    words: text.textContent,
    foot: Number(text.getAttribute('y')),
  }));
}

it('labels the price once when the stop is at the entry', () => {
  expect(
    drawn(2)
      .map(({ words }) => words)
      .filter((words) => words.includes('.')),
  ).toEqual(['1.27050', '1.26050', '1.25050']);
});
