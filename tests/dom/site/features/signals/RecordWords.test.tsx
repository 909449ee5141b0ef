import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordSummary } from '@/site/features/signals/recordSummary';
import { replayRecord } from '@/domain/signals/replay';
import type { Signal } from '@/domain/signals/signal';
import { RecordNotes, RecordWarnings } from '@/site/features/signals/RecordNotes';
import { sampleSignals } from '../../../../support/sampleSignals';
import { anEvent, anIssued, withIds, onDay } from '../../../../support/signals';

const ALWAYS = {
  before: [
    'These are results of published ideas, computed from prices we entered. No account traded them.',
    'Past results are not a reliable indicator of future results.',
    'If one candle reached both the stop and the target, the stop counts, unless a finer chart shows otherwise.',
  ],
  after: [
    'Figures are given “before costs” and “after the cost stated with each signal”, which is the spread and commission of a round trip. Overnight charges (swaps) and taxes are not included.',
    'R is a result in units of the risk, not money: +1R is a gain as large as the amount risked.',
  ],
};

function read(signals: readonly Signal[]) {
  const summary = recordSummary(signals);
  render(
    <>
      <RecordWarnings summary={summary} />
      <RecordNotes summary={summary} />
    </>,
  );
  return screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
}

it('starts by saying that all signals are samples', () => {
  expect(read(sampleSignals)).toEqual([
    'Sample record: every signal here is invented. It shows the layout, not a result.',
    ...ALWAYS.before,
    'From 12 January 2026 to 20 November 2026. 16 published: 10 closed, 2 open, 1 waiting, 3 never traded. Those that were never traded have no result; open ones count once they are closed.',
    ...ALWAYS.after,
  ]);
});

it('counts signals that were published too late to follow', () => {
  const late = withIds([
    anIssued({ publishedAt: onDay(2) }),
    anEvent('triggered', onDay(1), { price: '1.08400' }),
    anEvent('closed', onDay(2), { price: '1.08000', reason: 'stop' }),
  ]);
  expect(read(replayRecord(late).signals)[3]).toMatch(
    /^From 12 January 2026 to 14 January 2026\. 1 published: 1 closed, .* 1 left out: its entry was reached before it was public\.$/,
  );
});
