import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StoredSignalDraft } from '@/domain/signals/draft';
import type { Sort } from '@/admin/resources/sorting';
import { SignalTable } from '@/admin/signals/SignalTable';
import type { SignalRow } from '@/admin/signals/signalRows';
import { sampleSignal } from '../../../support/sampleSignals';
import { aSignalDraft } from '../../../support/signals';

const WRITTEN = '2026-11-22T08:00:00.000Z';
const draft: StoredSignalDraft = {
  ...aSignalDraft({ name: 'Higher low', side: 'short' }),
  id: '1',
  createdAt: WRITTEN,
  updatedAt: WRITTEN,
};
const ofSignal = (number: number, waiting: number): SignalRow => ({
  kind: 'signal',
  id: `signal ${String(number)}`,
  signal: sampleSignal(number),
  waiting,
});
const rows: readonly SignalRow[] = [{ kind: 'draft', id: 'draft 1', draft }, ofSignal(16, 2), ofSignal(9, 0)];

/** Draws the table; `asked` collects what its buttons ask for. */
function draw({
  sort = null,
  isBusy = false,
}: { readonly sort?: Sort | null; readonly isBusy?: boolean } = {}) {
  const asked: string[] = [];
  render(
    <SignalTable
      rows={rows}
      sort={sort}
      onSort={(column) => asked.push(`sort by ${column}`)}
      isBusy={isBusy}
      onAction={(action, row) => asked.push(`${action} ${row.id}`)}
    />,
  );
  return asked;
}

const table = () => screen.getByRole('table', { name: 'signals' });
const button = (name: string) => screen.getByRole('button', { name });
/** What a row says, cell by cell, without its buttons; on a phone each cell is named, too. */
const cells = (index: number) =>
  [...(within(table()).getAllByRole('row')[index]?.children ?? [])]
    .slice(0, -1)
    .map((cell) => [cell.getAttribute('data-label'), cell.textContent]);

describe('the table of signals', () => {
  it('has a head for each column, which sorts by it, and one for the actions', () => {
    const asked = draw();
    const heads = within(table()).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'No.',
      'Instrument',
      'Direction',
      'State',
      'Result',
      'Written',
      'Actions',
    ]);
    for (const head of within(table()).getAllByRole('columnheader').slice(0, -1))
      fireEvent.click(within(head).getByRole('button'));
    expect(asked).toEqual([
      'sort by number',
      'sort by instrument',
      'sort by side',
      'sort by state',
      'sort by result',
      'sort by written',
    ]);
  });

  it('marks the column that it is sorted by', () => {
    draw({ sort: { column: 'side', isDescending: true } });
    expect(within(table()).getByRole('columnheader', { name: 'Direction' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('says of a draft what it is called, and that it is one', () => {
    draw();
    expect(cells(1).slice(0, -1)).toEqual([
      ['No.', '–'],
      ['Instrument', 'EUR/USDHigher low'],
      ['Direction', 'sell'],
      ['State', 'Draft'],
      ['Result', ''],
    ]);
    expect(cells(1).at(-1)?.[0]).toBe('Written');
    expect(table().querySelector('time')).toHaveAttribute('datetime', WRITTEN);
  });

  it('says of a signal its state, how much of it is not published, its result and whether it is a sample', () => {
    draw();
    expect(cells(2).slice(0, -1)).toEqual([
      ['No.', '16'],
      ['Instrument', 'Oil (WTI)sample'],
      ['Direction', 'buy'],
      ['State', 'Waiting2 not published'],
      ['Result', ''],
    ]);
    expect(cells(3).slice(0, -1)).toEqual([
      ['No.', '9'],
      ['Instrument', 'EUR/USDsample'],
      ['Direction', 'sell'],
      ['State', 'Stopped'],
      ['Result', '−1.00R'],
    ]);
    expect(within(table()).getByRole('rowheader', { name: /^Oil/ })).toBeVisible();
  });

  it('says of a signal that is no sample nothing beside its instrument', () => {
    const signal = sampleSignal(9);
    const real: SignalRow = {
      kind: 'signal',
      id: 'signal 9',
      signal: { ...signal, issued: { ...signal.issued, sample: false } },
      waiting: 0,
    };
    render(
      <SignalTable
        rows={[real]}
        sort={null}
        onSort={() => undefined}
        isBusy={false}
        onAction={() => undefined}
      />,
    );
    expect(cells(1)[1]).toEqual(['Instrument', 'EUR/USD']);
  });
});

describe('the buttons of a row', () => {
  it('edit, issue and delete a draft, and open a signal, each named by its row', () => {
    const asked = draw();
    const names = within(table())
      .getAllByRole('button', { name: /“|signal/ })
      .map((found) => [found.getAttribute('aria-label'), found.textContent]);
    expect(names).toEqual([
      ['Edit the draft “Higher low”', 'Edit'],
      ['Issue the draft “Higher low”', 'Issue'],
      ['Delete the draft “Higher low”', 'Delete'],
      ['Open signal 16', 'Open'],
      ['Open signal 9', 'Open'],
    ]);
    for (const [name] of names) fireEvent.click(button(name ?? ''));
    expect(asked).toEqual([
      'edit draft 1',
      'issue draft 1',
      'delete draft 1',
      'follow signal 16',
      'follow signal 9',
    ]);
  });

  it('look alike but for the one that deletes', () => {
    draw();
    expect(button('Delete the draft “Higher low”')).toHaveClass('danger');
    for (const name of ['Edit the draft “Higher low”', 'Issue the draft “Higher low”', 'Open signal 16'])
      expect(button(name)).toHaveClass('quiet');
  });

  it('do nothing, and say that they cannot, while something is being stored', () => {
    const asked = draw({ isBusy: true });
    for (const name of ['Delete the draft “Higher low”', 'Open signal 16']) {
      fireEvent.click(button(name));
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    }
    expect(asked).toEqual([]);
  });
});
