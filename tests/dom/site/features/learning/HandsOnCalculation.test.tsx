import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import HandsOnCalculation from '@/site/features/learning/HandsOnCalculation';

type Figure = Parameters<typeof HandsOnCalculation>[0]['section']['figure'];

/** Moves a figure's slider and returns its bar label before and after. */
function moved(figure: Figure, label: string, value: number) {
  render(<HandsOnCalculation section={{ kind: 'handsOn', heading: 'Try it', intro: '', figure }} />);
  const bars = () => screen.getByRole('img').getAttribute('aria-label');
  const before = bars();
  fireEvent.change(screen.getByRole('slider', { name: label }), { target: { value } });
  return [before, bars()];
}

it.each<[Figure, string, number, string, string]>([
  [
    'spread',
    'Spread',
    5,
    'The spread: 2 pips, Left of 20 pips: 18 pips',
    'The spread: 5 pips, Left of 20 pips: 15 pips',
  ],
  [
    'stop',
    'Distance to the stop',
    100,
    'Size: 0.25 lots, Loss at the stop: $100',
    'Size: 0.10 lots, Loss at the stop: $100',
  ],
  [
    'leverage',
    'Leverage',
    20,
    'Margin: $1,080, Loss over 50 pips: $50',
    'Margin: $540, Loss over 50 pips: $50',
  ],
])('changes only the bars that depend on the slider: %s', (figure, label, value, first, then) => {
  expect(moved(figure, label, value)).toEqual([`Try it, as bars: ${first}.`, `Try it, as bars: ${then}.`]);
});
