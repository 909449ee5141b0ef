import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { dispatchStorageEvent } from '../../../support/catalogue';
import { anyPanel, namesInTable, openNames } from '../../../support/resourcePanels';

/** Opens a list of these names and picks up the first row. */
async function pickUp(names: string[]) {
  // jsdom doesn't implement pointer capture.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
  });
  const opened = await openNames(anyPanel, names);
  const [handle = document.body] = screen.getAllByTitle('Drag to reorder');
  fireEvent.pointerDown(handle, { button: 0, pointerId: 1 });
  return { ...opened, handle };
}

it('returns a dragged row to its place when the browser cancels the drag', async () => {
  const { stored, handle } = await pickUp(['First', 'Second']);
  const before = stored();
  fireEvent.pointerMove(handle, { clientY: 500 });
  fireEvent.pointerCancel(handle);
  fireEvent.pointerUp(handle);
  expect(namesInTable()).toEqual(['First', 'Second']);
  expect(stored()).toEqual(before);
});

it('leaves the rows in place when another tab changes the list during a drag', async () => {
  const { area, environment, stored, handle } = await pickUp(['First', 'Second', 'Third']);
  area.setItem(anyPanel.key, JSON.stringify(stored().slice(1)));
  act(() => dispatchStorageEvent(anyPanel.key));
  await waitFor(() => {
    expect(namesInTable()).toEqual(['Second', 'Third']);
  });
  const before = stored();
  fireEvent.pointerMove(screen.getAllByTitle('Drag to reorder')[0] ?? handle, { clientY: 500 });
  fireEvent.pointerUp(screen.getAllByTitle('Drag to reorder')[0] ?? handle);
  await act(() => environment.lock(anyPanel.key, () => Promise.resolve()));
  expect(stored()).toEqual(before);
});
