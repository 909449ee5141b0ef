import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StoredSignalDraft } from '@/domain/signals/draft';
import { sortBy } from '@/domain/text/sortBy';
import { signalColumns } from '@/admin/signals/signalColumns';
import type { SignalRow } from '@/admin/signals/signalRows';
import { sampleSignal, sampleSignals } from '../../../support/sampleSignals';
import { aSignalDraft } from '../../../support/signals';

const WRITTEN = '2026-11-22T08:00:00.000Z';
const draft: StoredSignalDraft = {
  ...aSignalDraft({ name: 'Higher low', side: 'short' }),
  id: '1',
  createdAt: WRITTEN,
  updatedAt: WRITTEN,
};
const ofDraft: SignalRow = { kind: 'draft', id: '1', name: draft.name, draft };
const ofSignal = (number: number, waiting = 0): SignalRow => {
  const name = `signal ${String(number)}`;
  return { kind: 'signal', id: name, name, signal: sampleSignal(number), waiting };
};

function cells(row: SignalRow) {
  render(
    <ul>
      {signalColumns.map(({ key, cell }) => (
        <li key={key}>{cell(row)}</li>
      ))}
    </ul>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

it.each<[string, SignalRow, readonly string[]]>([
  ['a draft', ofDraft, ['–', 'EUR/USDHigher low', 'sell', 'Draft', '']],
  ['a waiting signal', ofSignal(16, 2), ['16', 'Oil (WTI)sample', 'buy', 'Waiting2 not published', '']],
  ['a closed signal', ofSignal(9), ['9', 'EUR/USDsample', 'sell', 'Lost, at its stop', '−1.00R']],
])('shows the number, instrument, direction, state and result of %s', (_what, row, shown) => {
  expect(cells(row).slice(0, -1)).toEqual(shown);
});

const rows = [ofDraft, ...sampleSignals.map(({ number }) => ofSignal(number)).toReversed()];

it.each([
  ['number', ['1', '2', '3'], ['15', '16', '–']],
  ['instrument', ['15', '7', '11'], ['3']],
  ['side', ['16', '14'], ['5', '2']],
  ['state', ['14', '10'], ['7', '4']],
  ['result', ['11'], ['8', '5']],
  ['written', ['1', '2', '3'], ['15', '16', '–']],
])('sorts signals by %s', (column, first, last) => {
  const sortKey = signalColumns.find(({ key }) => key === column)?.sortKey ?? (() => null);
  const names = sortBy(rows, sortKey, false).map((row) =>
    row.kind === 'draft' ? '–' : String(row.signal.number),
  );
  expect({ first: names.slice(0, first.length), last: names.slice(-last.length) }).toEqual({ first, last });
});
