import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SignalChart } from '@/signals/SignalChart';
import { replayRecord } from '@/domain/signals/replay';
import { sampleSignal } from '../../support/sampleSignals';
import { anEvent, anIssued, onDay } from '../../support/signals';

function drawn(number: number) {
  render(<SignalChart signal={sampleSignal(number)} />);
  return [...screen.getByRole('img').querySelectorAll('text')].map((text) => text.textContent);
}

it('labels the price once when the stop is at the entry', () => {
  expect(drawn(2).filter((words) => /^\d+\.\d/.test(words))).toEqual([
    '1.26050',
    '1.25050',
    '1.27050',
    '1.27650',
  ]);
});

it('says that no price after publication is drawn without candles', () => {
  const [signal] = replayRecord([anIssued(), anEvent('triggered', onDay(1), { price: '1.08400' })]).signals;
  if (signal) render(<SignalChart signal={signal} />);
  expect(screen.getByText(/^The price after publication is not drawn/)).toBeVisible();
});
