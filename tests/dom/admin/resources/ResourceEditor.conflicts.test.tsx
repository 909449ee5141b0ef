import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { heldWrites, quotaError } from '../../../support/environment';
import {
  dialog,
  field,
  fillIn,
  noDialog,
  openPanel,
  anyPanel,
  type PanelUnderTest,
} from '../../../support/resourcePanels';

/** Opens the form of a record, which then is stored with these fields by another tab. */
async function editedElsewhere(panel: PanelUnderTest, fields: Readonly<Record<string, unknown>>) {
  const alpha = panel.aRecord({ name: 'Alpha' });
  const view = openPanel(panel, [alpha]);
  await view.pressInRow('Edit', 'Alpha');
  view.putRecords([{ ...alpha, ...fields }]);
  return view;
}

describe.each([anyPanel])('a $noun that another tab changed while its form was open', (panel) => {
  const update = `Update ${panel.title}`;

  it('B03: keeps what the other tab changed where other fields are edited here', async () => {
    const { press, stored } = await editedElsewhere(panel, { isActive: false, leverage: 'theirs', later: 1 });
    fillIn('Spreads', 'mine');
    await press(update);
    await waitFor(() => {
      expect(noDialog()).toBe(true);
    });
    expect(stored()[0]).toMatchObject({ isActive: false, leverage: 'theirs', spreads: 'mine', later: 1 });
  });

  it('B03: asks about each field that both changed, and about no other', async () => {
    const { press, stored } = await editedElsewhere(panel, { leverage: 'theirs', features: [] });
    fillIn('Leverage', 'mine');
    fillIn('Spreads', 'mine too');
    fillIn('Feature 1 of \\d', 'My feature');
    await press(update);
    expect(await dialog().findByRole('alert')).toHaveTextContent(/^Nothing is saved yet: /);
    const groups = dialog().getAllByRole('radio', { name: /^Yours:/ });
    const asked = groups.map((radio) => radio.closest('fieldset')?.querySelector('legend')?.textContent);
    expect(asked.toSorted()).toEqual(['Features', 'Leverage']);
    expect(dialog().getByRole('radio', { name: 'Stored now: (empty)' })).not.toBeChecked();
    expect(stored()[0]).toMatchObject({ leverage: 'theirs', features: [] });
  });

  it('B03: asks in the form alone while it is open, and says nothing of it on the page behind', async () => {
    const { press } = await editedElsewhere(panel, { leverage: 'theirs' });
    fillIn('Leverage', 'mine');
    await press(update);
    expect(await dialog().findByRole('alert')).toHaveTextContent(/^Nothing is saved yet: /);
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    await press('Cancel');
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  });

  it('B03: takes a save of this tab that is still under way for none, however soon it is edited again', async () => {
    const held = heldWrites();
    const view = openPanel(panel, [panel.aRecord({ name: 'Alpha' })], { wait: held.wait });
    await view.pressInRow('Edit', 'Alpha');
    fillIn('Leverage', 'first');
    await view.press(update);
    await view.press('Cancel');
    await view.pressInRow('Edit', 'Alpha');
    expect(noDialog()).toBe(true);
    held.letGo();
    await screen.findByText('“Alpha” saved.');
    await view.pressInRow('Edit', 'Alpha');
    expect(field('Leverage')).toHaveValue('first');
    fillIn('Leverage', 'second');
    await view.press(update);
    await waitFor(() => {
      expect(view.stored()[0]).toMatchObject({ leverage: 'second' });
    });
  });

  it('B03: says on the page that nothing was saved, where the form was closed before it could ask', async () => {
    const held = heldWrites();
    const alpha = panel.aRecord({ name: 'Alpha' });
    const view = openPanel(panel, [alpha], { wait: held.wait });
    await view.pressInRow('Edit', 'Alpha');
    fillIn('Leverage', 'mine');
    await view.press(update);
    view.putRecords([{ ...alpha, leverage: 'theirs' }]);
    await view.press('Cancel');
    held.letGo();
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent(
        `This ${panel.noun} was not saved: what you edited was changed elsewhere meanwhile. Open it again to see what is stored now.`,
      );
    });
    expect(view.stored()[0]).toMatchObject({ leverage: 'theirs' });
  });

  it('B03: asks again where the field is changed once more before the answer is saved', async () => {
    const { press, putRecords, stored, user } = await editedElsewhere(panel, { leverage: 'theirs' });
    fillIn('Leverage', 'mine');
    await press(update);
    await user.click(await dialog().findByRole('radio', { name: 'Yours: mine' }));
    putRecords([{ ...panel.aRecord({ name: 'Alpha' }), leverage: 'theirs again' }]);
    await press(update);
    await user.click(await dialog().findByRole('radio', { name: 'Stored now: theirs again' }));
    expect(field('Leverage')).toHaveValue('theirs again');
    await press(update);
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('“Alpha” saved.');
    });
    expect(stored()[0]).toMatchObject({ leverage: 'theirs again' });
  });

  it('B03: asks no more once it was answered, where the save fails for another reason', async () => {
    const { area, press, user } = await editedElsewhere(panel, { leverage: 'theirs' });
    fillIn('Leverage', 'mine');
    await press(update);
    await user.click(await dialog().findByRole('radio', { name: 'Yours: mine' }));
    area.failWrites = quotaError();
    await press(update);
    await waitFor(() => {
      expect(dialog().getByRole('alert')).toHaveTextContent(new RegExp(`^This ${panel.noun} was not saved`));
    });
    expect(dialog().queryByRole('radio')).not.toBeInTheDocument();
    expect(field('Leverage')).toHaveValue('mine');
    takeConsoleMessages();
  });

  it('B03: asks no more after a reload about a field that was answered for', async () => {
    const before = await editedElsewhere(panel, { leverage: 'theirs' });
    fillIn('Leverage', 'mine');
    await before.press(update);
    await before.user.click(await dialog().findByRole('radio', { name: 'Yours: mine' }));
    before.unmount();
    const after = openPanel(panel, [panel.aRecord({ name: 'Alpha', leverage: 'theirs' })]);
    await after.pressInRow('Edit', 'Alpha');
    await after.press('Restore');
    await after.press(update);
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('“Alpha” saved.');
    });
    expect(after.stored()[0]).toMatchObject({ leverage: 'mine' });
  });

  it('B03: asks about what was typed before a reload, where the field was changed meanwhile', async () => {
    const alpha = panel.aRecord({ name: 'Alpha' });
    const before = openPanel(panel, [alpha]);
    await before.pressInRow('Edit', 'Alpha');
    fillIn('Leverage', 'mine');
    before.unmount();
    const after = openPanel(panel, [{ ...alpha, leverage: 'theirs' }]);
    await after.pressInRow('Edit', 'Alpha');
    await after.press('Restore');
    await after.press(update);
    expect(await dialog().findByRole('radio', { name: 'Yours: mine' })).not.toBeChecked();
    expect(dialog().getByRole('radio', { name: 'Stored now: theirs' })).not.toBeChecked();
    expect(after.stored()[0]).toMatchObject({ leverage: 'theirs' });
  });
});
