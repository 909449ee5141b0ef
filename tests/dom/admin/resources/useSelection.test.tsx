import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from '@/admin/resources/useSelection';
import type { ListRow } from '@/admin/resources/useManagedList';

const row = (id: string): ListRow => ({ id, name: id });
const [a, b, c] = [row('a'), row('b'), row('c')];

function open(found: readonly ListRow[]) {
  const view = renderHook((rows: readonly ListRow[]) => useSelection(rows), {
    initialProps: found,
  });
  const change = (how: (selection: ReturnType<typeof useSelection>) => void) => {
    act(() => {
      how(view.result.current);
    });
  };
  return { ...view, change, ids: () => [...view.result.current.ids] };
}

it('selects and unselects one by one, and gives the selected in the order of the list', () => {
  const { change, result, ids } = open([a, b, c]);
  expect(result.current.rows).toEqual([]);
  change(({ toggle }) => {
    toggle(c);
    toggle(a);
  });
  expect(result.current.rows).toEqual([a, c]);
  change(({ toggle }) => {
    toggle(c);
  });
  expect(ids()).toEqual(['a']);
});

it('selects all where some are selected, none where all are', () => {
  const { change, ids } = open([a, b]);
  for (const after of [['a', 'b'], [], ['a', 'b']]) {
    change(({ toggleAll }) => {
      toggleAll();
    });
    expect(ids()).toEqual(after);
  }
  change(({ toggle }) => {
    toggle(a);
  });
  change(({ toggleAll }) => {
    toggleAll();
  });
  expect(ids()).toEqual(['a', 'b']);
  change(({ clear }) => {
    clear();
  });
  expect(ids()).toEqual([]);
});

it('forgets what is found no longer, also when it is found again', () => {
  const { change, rerender, ids } = open([a, b]);
  change(({ toggleAll }) => {
    toggleAll();
  });
  rerender([b, c]);
  expect(ids()).toEqual(['b']);
  rerender([a, b, c]);
  expect(ids()).toEqual(['b']);
});
