import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SignalChart } from '@/signals/SignalChart';
import { sampleSignal } from '../../support/sampleSignals';

/** The words in the drawing, each with the height of its foot. */
function drawn(number: number) {
  render(<SignalChart signal={sampleSignal(number)} />);
  return [...screen.getByRole('img').querySelectorAll('text')].map((text) => ({
    words: text.textContent,
    foot: Number(text.getAttribute('y')),
  }));
}

it('writes a price once where the stop has been moved to the entry', () => {
  expect(
    drawn(2)
      .map(({ words }) => words)
      .filter((words) => words.includes('.')),
  ).toEqual(['1.27050', '1.26050', '1.25050']);
});

it('puts the remark under its candle, over the levels further down', () => {
  const words = drawn(2);
  const footOf = (wanted: string) => words.find((text) => text.words === wanted)?.foot ?? NaN;
  expect(footOf('Third peak at the same height')).toBeGreaterThan(footOf('1.27050'));
  expect(footOf('Third peak at the same height')).toBeLessThan(footOf('1.26050'));
});
