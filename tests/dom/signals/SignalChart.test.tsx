import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import SignalChart from '@/signals/SignalChart';
import { replayRecord } from '@/domain/signals/replay';
import { anEvent, anIssued, onDay } from '../../support/signals';

const candles = Array.from({ length: 12 }, () => [108300, 108400, 108200, 108350]);

function drawRecord(...entries: readonly JsonObject[]) {
  const [signal] = replayRecord(entries).signals;
  if (signal) render(<SignalChart signal={signal} />);
  return screen.getByRole('figure');
}

it('says only once that a signal came without candles', () => {
  const figure = drawRecord(anIssued(), anEvent('triggered', onDay(1), { price: '1.08400' }));
  expect(figure).toHaveTextContent(/Levels only: this signal came without candles\.$/);
  expect(figure).not.toHaveTextContent("isn't drawn");
});

it('says which update is the last one drawn when later candles are missing', () => {
  const figure = drawRecord(
    anIssued({ candles }),
    anEvent('triggered', onDay(1), { price: '1.08400' }),
    anEvent('closed', onDay(2), { price: '1.08000', reason: 'stop' }),
  );
  expect(figure).toHaveTextContent(/The price after update 2 isn't drawn: follow the updates below\.$/);
});
