import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import SignalReplay from '@/signals/SignalReplay';
import { sampleSignal } from '../../support/sampleSignals';

it('shows the whole trade until an earlier candle is chosen', () => {
  const onUpdate = vi.fn();
  render(<SignalReplay signal={sampleSignal(2)} onUpdate={onUpdate} />);
  const slider = screen.getByRole('slider', { name: 'What followed' });
  const drawn = () => screen.getByRole('img').querySelectorAll('circle').length;
  expect(slider).toHaveValue('56');
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Candle 33 of 33 .*, closed$/));
  expect(drawn()).toBe(5);

  fireEvent.change(slider, { target: { value: '25' } });
  expect(drawn()).toBe(2);
  expect(onUpdate).toHaveBeenLastCalledWith(2);
  for (const said of screen.getAllByRole('status'))
    expect(said).toHaveTextContent(/^Candle 2 of 33 after publication: 1\.2\d+, entered$/);

  fireEvent.change(slider, { target: { value: '56' } });
  expect(drawn()).toBe(5);
  expect(onUpdate).toHaveBeenLastCalledWith(0);
});

it('moves by one candle per click and stops at the first and last candle', () => {
  render(<SignalReplay signal={sampleSignal(2)} onUpdate={vi.fn()} />);
  const slider = screen.getByRole('slider', { name: 'What followed' });
  const next = screen.getByRole('button', { name: 'Next candle' });
  const previous = screen.getByRole('button', { name: 'Previous candle' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(next);
  expect(slider).toHaveValue('56');
  fireEvent.click(previous);
  expect(slider).toHaveValue('55');
  expect(next).toHaveAttribute('aria-disabled', 'false');

  fireEvent.change(slider, { target: { value: '23' } });
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Before publication/));
  fireEvent.click(previous);
  expect(slider).toHaveValue('23');
  fireEvent.click(next);
  expect(slider).toHaveValue('24');
});

it('announces each candle as it is reached', () => {
  render(<SignalReplay signal={sampleSignal(2)} />);
  const said = () =>
    screen
      .getAllByRole('status')
      .filter(({ tagName }) => tagName === 'SPAN')
      .map(({ textContent }) => textContent);
  fireEvent.click(screen.getByRole('button', { name: 'Previous candle' }));
  fireEvent.click(screen.getByRole('button', { name: 'Previous candle' }));
  expect(said()).toEqual([expect.stringMatching(/^Candle 31 of 33 after publication: 1\.2\d+$/)]);
});

it('starts over from publication and then shows the end when reduced motion is preferred', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(<SignalReplay signal={sampleSignal(2)} />);
  const slider = screen.getByRole('slider', { name: 'What followed' });
  const play = screen.getByRole('button', { name: 'Play what followed' });
  fireEvent.click(play);
  expect(slider).toHaveValue('23');
  expect(screen.getByText(/^Before publication/, { selector: '[role=status]' })).toBeInTheDocument();
  fireEvent.click(play);
  expect(slider).toHaveValue('56');
  expect(screen.getByText(/^Candle 33 of 33 .*, closed$/, { selector: '[role=status]' })).toBeInTheDocument();
});
