import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import type { Column, RowAction } from '@/admin/resources/resource';
import { ListTable } from '@/admin/resources/ListTable';
import type { Platform } from '@/domain/platform';
import { buttonClass } from '@/ui/buttonClass';
import { aPlatform } from '../../../support/records';

const STORED_AT = '2026-01-01T00:00:00.000Z';
const aRecord = (name: string, isActive = true): Platform => ({
  ...aPlatform({ name, isActive }),
  id: `id of ${name}`,
  createdAt: STORED_AT,
  updatedAt: STORED_AT,
});
const columns: readonly Column<Platform>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true, sortKey: ({ name }) => name },
  { key: 'place', header: 'Place', cell: ({ sortOrder }) => `at ${String(sortOrder)}` },
];

const actionsOf = ({ isActive }: Platform): readonly RowAction[] => [
  { action: 'toggle', label: isActive ? 'Deactivate' : 'Activate' },
  { action: 'delete', label: 'Delete', look: 'danger' },
];

type Props = ComponentProps<typeof ListTable<Platform>>;

/** Draws a table of two rows, and gives what it asks for. */
function openTable(props: Partial<Props> = {}) {
  const asked: string[] = [];
  const { rows = [aRecord('Alpha'), aRecord('Beta', false)] } = props;
  const view = render(
    <ListTable
      label="platforms"
      rules={{ columns, searchedTexts: () => [], labelOf: ({ name }) => name, actionsOf }}
      rows={rows}
      first={0}
      count={rows.length}
      sort={null}
      onSort={(column) => asked.push(`sort by ${column}`)}
      selectedIds={new Set()}
      onSelectAll={() => asked.push('select all')}
      busyIds={new Set()}
      onAction={(action, { name }) => asked.push(`${action} ${name}`)}
      onMove={() => undefined}
      {...props}
    />,
  );
  return { ...view, asked };
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const off = (label: string) => screen.getByLabelText(label).getAttribute('aria-disabled');

describe('a row of a table', () => {
  it('has its actions by name, each of which asks for what it says', () => {
    const { asked } = openTable();
    const labels = ['Select', 'Move up', 'Move down', 'Deactivate', 'Delete'];
    const moving = ['Move up', 'Move down'];
    for (const label of labels) fireEvent.click(screen.getByLabelText(`${label} Alpha`));
    fireEvent.click(screen.getByLabelText('Activate Beta'));
    fireEvent.click(screen.getByLabelText('Move up Beta'));
    expect(asked).toEqual([
      'select Alpha',
      'down Alpha',
      'toggle Alpha',
      'delete Alpha',
      'toggle Beta',
      'up Beta',
    ]);
    for (const label of moving)
      expect(screen.getByLabelText(`${label} Alpha`)).toHaveAttribute('title', label);
    const looks = ['Move up', 'Move down', 'Deactivate', 'Delete'].map((label) =>
      screen.getByLabelText(`${label} Alpha`).className.trim(),
    );
    const [quiet, danger] = [buttonClass('quiet'), buttonClass('danger')];
    expect(looks).toEqual([quiet, quiet, quiet, danger]);
  });

  it('shows its cells below their headers, which a narrow screen repeats beside them', () => {
    openTable();
    expect(within(row('Alpha')).getByRole('rowheader')).toHaveAttribute('data-label', 'Name');
    expect(within(row('Alpha')).getByText('at 1')).toHaveAttribute('data-label', 'Place');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Select all',
      'Name',
      'Place',
      'Actions',
    ]);
  });

  it('does nothing but be selected and moved while it is being changed', () => {
    const { asked } = openTable({ busyIds: new Set(['id of Alpha']) });
    for (const label of ['Deactivate', 'Delete']) {
      expect(off(`${label} Alpha`)).toBe('true');
      fireEvent.click(screen.getByLabelText(`${label} Alpha`));
    }
    for (const label of ['Activate', 'Delete']) expect(off(`${label} Beta`)).toBe('false');
    fireEvent.click(screen.getByLabelText('Move down Alpha'));
    fireEvent.click(screen.getByLabelText('Select Alpha'));
    expect(asked).toEqual(['down Alpha', 'select Alpha']);
  });

  it('goes neither above the first place of the list nor below the last one', () => {
    const { unmount } = openTable();
    const places = () => ['Alpha', 'Beta'].map((name) => [off(`Move up ${name}`), off(`Move down ${name}`)]);
    expect(places()).toEqual([
      ['true', 'false'],
      ['false', 'true'],
    ]);
    unmount();
    openTable({ first: 20, count: 40 });
    expect(places()).toEqual([
      ['false', 'false'],
      ['false', 'false'],
    ]);
  });

  it('has neither arrows nor a handle in another order than its own', () => {
    openTable({ onMove: null });
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
    expect(screen.queryByTitle('Drag to another place')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Delete Alpha')).toBeVisible();
  });

  it('has a handle that screen readers pass over', () => {
    openTable();
    for (const handle of screen.getAllByTitle('Drag to another place'))
      expect(handle).toHaveAttribute('aria-hidden', 'true');
  });

  it('says its place among all rows, the head of the table being the first', () => {
    openTable({ first: 20, count: 40 });
    expect(screen.getByRole('table', { name: 'platforms' })).toHaveAttribute('aria-rowcount', '41');
    expect(screen.getAllByRole('row').map((shown) => shown.getAttribute('aria-rowindex'))).toEqual([
      '1',
      '22',
      '23',
    ]);
  });
});

describe('the box that selects all', () => {
  it.each([
    [1, 'Select all', [], false, false],
    [1, 'Select all', ['id of Alpha'], true, false],
    [2, 'Select all 2', ['id of Alpha'], false, true],
    [2, 'Select all 2', [], false, false],
    [2, 'Select all 2', ['id of Alpha', 'id of Beta'], true, false],
    [1234, 'Select all 1,234', ['id of Beta'], false, true],
  ])('of %i is named %s, and shows that these are: %j', (count, name, ids, isChecked, isMixed) => {
    const { asked } = openTable({ count, selectedIds: new Set(ids) });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect([box.checked, box.indeterminate]).toEqual([isChecked, isMixed]);
    for (const record of ['Alpha', 'Beta']) {
      const isSelected = ids.includes(`id of ${record}`);
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${record}` }).checked).toBe(
        isSelected,
      );
      expect(row(record)).toHaveAttribute('data-selected', String(isSelected));
    }
    fireEvent.click(box);
    expect(asked).toEqual(['select all']);
  });
});

describe('the head of a column', () => {
  const head = () => screen.getByRole('columnheader', { name: 'Name' });
  const drawing = () => head().querySelector('svg')?.innerHTML;

  it.each([
    ['none', null, null],
    ['another column', { column: 'place', isDescending: true }, null],
    ['it, upwards', { column: 'name', isDescending: false }, 'ascending'],
    ['it, downwards', { column: 'name', isDescending: true }, 'descending'],
  ])('says what the table is sorted by: %s', (_case, sort, direction) => {
    const { asked } = openTable({ sort });
    expect(head().getAttribute('aria-sort')).toBe(direction);
    fireEvent.click(within(head()).getByRole('button'));
    expect(asked).toEqual(['sort by name']);
  });

  it('draws another sign for each direction and for none', () => {
    const signs = [null, false, true].map((isDescending) => {
      const { unmount } = openTable({
        sort: isDescending === null ? null : { column: 'name', isDescending },
      });
      const sign = drawing();
      unmount();
      return sign;
    });
    expect(new Set(signs).size).toBe(3);
    expect(signs).not.toContain(undefined);
  });

  it('sorts nothing where its column has no order', () => {
    openTable();
    expect(within(screen.getByRole('columnheader', { name: 'Place' })).queryByRole('button')).toBeNull();
  });
});
