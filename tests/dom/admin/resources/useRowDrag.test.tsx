import { fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { anyPanel, namesInTable, openNames } from '../../../support/resourcePanels';

it('leaves a dragged row where it was when the browser cancels the pointer', async () => {
  // jsdom doesn't implement it.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
  });
  const { stored } = await openNames(anyPanel, ['First', 'Second']);
  const before = stored();
  const [handle = document.body] = screen.getAllByTitle('Drag to reorder');
  fireEvent.pointerDown(handle, { button: 0, pointerId: 1 });
  fireEvent.pointerMove(handle, { clientY: 500 });
  fireEvent.pointerCancel(handle);
  fireEvent.pointerUp(handle);
  expect(namesInTable()).toEqual(['First', 'Second']);
  expect(stored()).toEqual(before);
});
