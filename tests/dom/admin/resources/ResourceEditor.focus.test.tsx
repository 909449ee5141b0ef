import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { heldWrites, quotaError } from '../../../support/environment';
import { anyPanel, dialog, field, fillIn, openPanel } from '../../../support/resourcePanels';

const panel = anyPanel;
const update = `Update ${panel.title}`;

/** Presses the button that saves a form with another leverage, and gives the way to let the save go on. */
async function saving() {
  const held = heldWrites();
  const alpha = panel.aRecord({ name: 'Alpha' });
  const view = openPanel(panel, [alpha], { wait: held.wait });
  await view.pressInRow('Edit', 'Alpha');
  fillIn('Leverage', 'mine');
  await view.press(update);
  return { ...view, alpha, letGo: held.letGo };
}

/** Leaves the focus nowhere, as a browser does when it disables the button that has it; jsdom leaves it there. */
function loseFocus() {
  field('Name').focus();
  field('Name').blur();
  expect(document.body).toHaveFocus();
}

it('F04: is on the button that saves after a save that failed, where the browser has taken it away', async () => {
  const { area, letGo } = await saving();
  loseFocus();
  area.failWrites = quotaError();
  letGo();
  await dialog().findByText(new RegExp(`^This ${panel.noun} was not saved`));
  expect(dialog().getByRole('button', { name: update })).toHaveFocus();
  takeConsoleMessages();
});

it.each<[where: string, find: () => HTMLElement]>([
  ['in the field', () => field('Description')],
  ['on the X', () => dialog().getByRole('button', { name: 'Close' })],
])('stays %s that was gone to while a save went on that failed', async (_where, find) => {
  const { area, letGo } = await saving();
  find().focus();
  area.failWrites = quotaError();
  letGo();
  await dialog().findByText(new RegExp(`^This ${panel.noun} was not saved`));
  expect(find()).toHaveFocus();
  takeConsoleMessages();
});

it('B03: is on the first answer to choose where the same field was changed elsewhere', async () => {
  const { alpha, letGo, putRecords } = await saving();
  loseFocus();
  putRecords([{ ...alpha, leverage: 'theirs' }]);
  letGo();
  expect(await screen.findByRole('radio', { name: 'Yours: mine' })).toHaveFocus();
});
