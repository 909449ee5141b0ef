import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import SignalChart from '@/signals/SignalChart';
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

const candles = Array.from({ length: 12 }, () => [108300, 108400, 108200, 108350]);

function drawRecord(...entries: readonly JsonObject[]) {
  const [signal] = replayRecord(entries).signals;
  if (signal) render(<SignalChart signal={signal} />);
  return screen.getByRole('figure');
}

it('says only that a signal came without candles when there are none', () => {
  const figure = drawRecord(anIssued(), anEvent('triggered', onDay(1), { price: '1.08400' }));
  expect(figure).toHaveTextContent(/Levels only: this signal came without candles\.$/);
  expect(figure).not.toHaveTextContent('is not drawn');
});

it('names the last drawn update when later candles are missing', () => {
  const figure = drawRecord(
    anIssued({ candles }),
    anEvent('triggered', onDay(1), { price: '1.08400' }),
    anEvent('closed', onDay(2), { price: '1.08000', reason: 'stop' }),
  );
  expect(figure).toHaveTextContent(/The price after update 2 is not drawn: follow the updates below\.$/);
});

it('draws the entry at its price when no candle contains it', () => {
  const figure = drawRecord(
    anIssued({ entryFrom: '1.08100', candles }),
    anEvent('triggered', onDay(1), { price: '1.08150' }),
  );
  expect(within(figure).getByText('1.08150')).toBeInTheDocument();
});
