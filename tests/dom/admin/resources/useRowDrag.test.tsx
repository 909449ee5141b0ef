import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { anyPanel, namesInTable, openNames } from '../../../support/resourcePanels';

const handleOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) })).getByTitle('Drag to reorder');
const rows = () => screen.getAllByRole('row').slice(1);
const letGo = (name: string) => fireEvent.pointerUp(handleOf(name));

/** Draws 25 rows, 50 px high, and turns to the last five of them. */
async function open() {
  const names = Array.from({ length: 25 }, (_, index) => `Row ${String(index + 1)}`);
  const opened = await openNames(anyPanel, names);
  await opened.press('Next page');
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, rows().indexOf(this) * 50, 300, 50);
  });
  // jsdom has none.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
  });
  return opened;
}

function dragTo(name: string, clientY: number) {
  fireEvent.pointerDown(handleOf(name), { button: 0, pointerId: 1 });
  fireEvent.pointerMove(handleOf(name), { clientY });
}

const marks = () =>
  rows().flatMap(({ dataset }) =>
    dataset.drop === undefined ? [] : [`${dataset.drop} ${dataset.row ?? ''}`],
  );

it.each([
  ['Row 21', 70, [], null],
  ['Row 21', 80, ['before 23'], 22],
  ['Row 21', 500, ['after 25'], 25],
  ['Row 23', -100, ['before 21'], 21],
])('drops %s, held at %i px, where the table shows', async (name, clientY, shown, place) => {
  const { stored } = await open();
  const before = stored();
  dragTo(name, clientY);
  expect(marks()).toEqual(shown);
  letGo(name);
  expect(marks()).toEqual([]);
  if (place === null) expect(stored()).toEqual(before);
  else expect(await screen.findByText(`${name} moved to place ${String(place)} of 25.`)).toBeVisible();
});

it.each([
  ['Escape is pressed', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['the browser takes the pointer away', () => fireEvent.pointerCancel(handleOf('Row 21'))],
])('leaves a dragged row in its place when %s', async (_case, giveUp) => {
  const { stored } = await open();
  const before = stored();
  dragTo('Row 21', 180);
  giveUp();
  expect(marks()).toEqual([]);
  letGo('Row 21');
  expect(namesInTable()[0]).toBe('Row 21');
  expect(stored()).toEqual(before);
});
