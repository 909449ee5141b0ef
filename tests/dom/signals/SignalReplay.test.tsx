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
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Candle 2 of 33 after publication: 1\.2\d+, entered$/,
  );

  fireEvent.change(slider, { target: { value: '56' } });
  expect(drawn()).toBe(5);
  expect(onUpdate).toHaveBeenLastCalledWith(0);
});

it('shows no slider for a signal without candles after publication', () => {
  render(<SignalReplay signal={sampleSignal(16)} onUpdate={vi.fn()} />);
  expect(screen.queryByRole('slider')).toBeNull();
});
