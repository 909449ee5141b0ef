import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Column } from '@/admin/resources/resource';
import { ListTable } from '@/admin/resources/ListTable';
import type { Platform } from '@/domain/platform';
import { aPlatform } from '../../../support/records';

const STORED_AT = '2026-01-01T00:00:00.000Z';
const records = ['First', 'Second', 'Third', 'Fourth'].map((name): Platform => ({
  ...aPlatform({ name }),
  id: name,
  createdAt: STORED_AT,
  updatedAt: STORED_AT,
}));
const columns: readonly Column<Platform>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
];
const ROW_HEIGHT = 50;
const WINDOW_HEIGHT = 600;

/** What is drawn in the next frame, and how far the page has been scrolled. */
let frames: Map<number, FrameRequestCallback>;
let scrolls: ScrollToOptions[];
const scrolled = () => scrolls.reduce((sum, { top = 0 }) => sum + top, 0);

/** Lets the browser draw a frame. */
const drawFrame = () => {
  act(() => {
    const due = [...frames.values()];
    frames.clear();
    for (const draw of due) draw(0);
  });
};

beforeEach(() => {
  frames = new Map();
  scrolls = [];
  let asked = 0;
  vi.stubGlobal('innerHeight', WINDOW_HEIGHT);
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    asked += 1;
    frames.set(asked, draw);
    return asked;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  vi.stubGlobal('scrollBy', (options: ScrollToOptions) => scrolls.push(options));
});

/** The handles, from top to bottom; asking for rows by their role takes much longer. */
const handles = () => screen.getAllByTitle('Drag to another place');
const rows = () => handles().flatMap((handle) => handle.closest('tr') ?? []);
const handleOf = (name: string) =>
  handles()[records.findIndex((record) => record.name === name)] ?? document.body;
const press = (name: string, button = 0) => fireEvent.pointerDown(handleOf(name), { button, pointerId: 7 });
const moveTo = (name: string, clientY: number) => fireEvent.pointerMove(handleOf(name), { clientY });
const letGo = (name: string) => fireEvent.pointerUp(handleOf(name));

/** Where the table shows that the row would go: `before Third`. */
const marks = () =>
  rows().flatMap((row) =>
    row.dataset.drop === undefined ? [] : [`${row.dataset.drop} ${row.dataset.row ?? ''}`],
  );

/**
 * Draws a table whose rows are 50 px high.
 * @param top where the first of them begins in the window, before anything is scrolled
 * @param first how many rows stand on the pages before
 */
function openTable({ top = 0, first = 0 } = {}) {
  vi.spyOn(HTMLTableRowElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLTableRowElement,
  ) {
    return new DOMRect(0, top + this.sectionRowIndex * ROW_HEIGHT - scrolled(), 300, ROW_HEIGHT);
  });
  const captured: number[] = [];
  // jsdom has none.
  HTMLElement.prototype.setPointerCapture = (id) => void captured.push(id);
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
  });
  const moves: (readonly [number, number])[] = [];
  const view = render(
    <ListTable
      label="platforms"
      rules={{ columns, searchedTexts: () => [], labelOf: ({ name }) => name, actionsOf: () => [] }}
      rows={records}
      first={first}
      count={first + records.length}
      sort={null}
      onSort={() => undefined}
      selectedIds={new Set()}
      onSelectAll={() => undefined}
      busyIds={new Set()}
      onAction={() => undefined}
      onMove={(from, to) => void moves.push([from, to])}
    />,
  );
  return { ...view, moves, captured };
}

describe('a row that is dragged', () => {
  it.each([
    ['First', 60, [], 0],
    ['First', 74, [], 0],
    ['First', 75, ['before Third'], 1],
    ['First', 124, ['before Third'], 1],
    ['First', 125, ['before Fourth'], 2],
    ['First', 174, ['before Fourth'], 2],
    ['First', 175, ['after Fourth'], 3],
    ['First', 500, ['after Fourth'], 3],
    ['Second', 24, ['before First'], 0],
    ['Second', -100, ['before First'], 0],
    ['Second', 25, [], 1],
    ['Second', 99, [], 1],
    ['Fourth', 124, ['before Third'], 2],
    ['Fourth', 125, [], 3],
    ['Fourth', 180, [], 3],
  ])('%s, held at %i px, shows where it would go, and goes there', (name, clientY, shown, place) => {
    const { moves } = openTable();
    press(name);
    moveTo(name, clientY);
    expect(marks()).toEqual(shown);
    letGo(name);
    expect(marks()).toEqual([]);
    expect(moves).toEqual([[records.findIndex((record) => record.name === name), place]]);
  });

  it('counts the rows of the pages before', () => {
    const { moves } = openTable({ first: 20 });
    press('First');
    moveTo('First', 130);
    letGo('First');
    expect(moves).toEqual([[20, 22]]);
  });

  it('is the only one that looks so, until it is let go', () => {
    openTable();
    const dragged = () => rows().flatMap(({ dataset }) => (dataset.dragged === 'true' ? [dataset.row] : []));
    expect(dragged()).toEqual([]);
    press('Second');
    expect(dragged()).toEqual(['Second']);
    expect(marks()).toEqual([]);
    letGo('Second');
    expect(dragged()).toEqual([]);
  });

  it('is followed by the pointer beyond its handle, and selects no text', () => {
    const { captured } = openTable();
    const down = createEvent.pointerDown(handleOf('First'), { button: 0, pointerId: 7 });
    fireEvent(handleOf('First'), down);
    expect(captured).toEqual([7]);
    expect(down.defaultPrevented).toBe(true);
  });

  it.each([
    ['Escape is pressed', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['the browser takes the pointer away', () => fireEvent.pointerCancel(handleOf('First'))],
  ])('stays where it is when %s', (_case, giveUp) => {
    const { moves } = openTable();
    press('First');
    moveTo('First', 180);
    giveUp();
    expect(marks()).toEqual([]);
    moveTo('First', 180);
    expect(marks()).toEqual([]);
    letGo('First');
    expect(moves).toEqual([]);
  });

  it('is not given up by another key', () => {
    const { moves } = openTable();
    press('First');
    moveTo('First', 180);
    fireEvent.keyDown(document.body, { key: 'a' });
    letGo('First');
    expect(moves).toEqual([[0, 3]]);
  });

  it.each([
    ['a pointer that only passes over it', () => undefined],
    ['another button of the mouse', () => press('First', 2)],
  ])('is not so by %s', (_case, touch) => {
    const { moves, captured } = openTable();
    touch();
    moveTo('First', 180);
    expect(marks()).toEqual([]);
    letGo('First');
    expect([moves, captured]).toEqual([[], []]);
  });
});

describe('the page under a row that is dragged', () => {
  it.each([
    [300, 0],
    [72, 0],
    [63, -2],
    [36, -8],
    [9, -14],
    [0, -16],
    [-500, -16],
    [528, 0],
    [537, 2],
    [564, 8],
    [591, 14],
    [600, 16],
    [2000, 16],
  ])('is scrolled along by a pointer at %i px of 600, by %i px each frame', (clientY, by) => {
    openTable();
    press('First');
    moveTo('First', clientY);
    drawFrame();
    drawFrame();
    const inOneStep = { top: by, behavior: 'instant' };
    expect(scrolls).toEqual(by === 0 ? [] : [inOneStep, inOneStep]);
  });

  it('comes up under a pointer that rests at the lower edge, and takes the place of the drop along', () => {
    const { moves } = openTable({ top: 550 });
    press('First');
    moveTo('First', 600);
    expect(marks()).toEqual([]);
    for (const after of [[], ['before Third'], ['before Third'], ['before Third'], ['before Fourth']]) {
      drawFrame();
      expect(marks()).toEqual(after);
    }
    letGo('First');
    expect(moves).toEqual([[0, 2]]);
  });

  it('stays until the pointer has moved, also when another row was dragged to the edge before', () => {
    openTable();
    press('First');
    drawFrame();
    expect(scrolls).toEqual([]);
    moveTo('First', 600);
    letGo('First');
    press('Second');
    drawFrame();
    expect(scrolls).toEqual([]);
  });

  it('stays for a pointer that passed over a handle at the edge before it took the row', () => {
    openTable();
    moveTo('First', 600);
    press('First');
    drawFrame();
    expect(scrolls).toEqual([]);
  });

  it('follows the pointer when it moves between two frames', () => {
    openTable();
    press('First');
    drawFrame();
    moveTo('First', 600);
    drawFrame();
    moveTo('First', 300);
    drawFrame();
    moveTo('First', 0);
    drawFrame();
    expect(scrolls.map(({ top }) => top)).toEqual([16, -16]);
  });

  it.each([
    ['the row is let go', () => letGo('First')],
    ['it is given up', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ])('stays, and no frame is asked for, once %s', (_case, end) => {
    openTable();
    expect(frames.size).toBe(0);
    press('First');
    moveTo('First', 600);
    drawFrame();
    end();
    expect(frames.size).toBe(0);
    moveTo('First', 600);
    drawFrame();
    expect(scrolls).toHaveLength(1);
  });

  it('stays once the table has gone', () => {
    const { unmount } = openTable();
    press('First');
    moveTo('First', 600);
    unmount();
    expect(frames.size).toBe(0);
  });
});
