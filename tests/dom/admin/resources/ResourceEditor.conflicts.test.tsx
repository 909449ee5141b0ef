import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  dialog,
  field,
  fillIn,
  noDialog,
  openPanel,
  anyPanel as panel,
  panels,
} from '../../../support/resourcePanels';

/** Opens the form, then saves these fields in another tab. */
async function editedElsewhere(fields: Readonly<Record<string, unknown>>) {
  const alpha = panel.aRecord({ name: 'Alpha' });
  const view = openPanel(panel, [alpha]);
  await view.pressInRow('Edit', 'Alpha');
  view.putRecords([{ ...alpha, ...fields }]);
  return view;
}

const update = `Update ${panel.title}`;

it("keeps another tab's changes when different fields are edited", async () => {
  const { press, stored } = await editedElsewhere({ isActive: false, leverage: 'theirs', later: 1 });
  fillIn('Spreads', 'mine');
  await press(update);
  await waitFor(() => {
    expect(noDialog()).toBe(true);
  });
  expect(stored()[0]).toMatchObject({ isActive: false, leverage: 'theirs', spreads: 'mine', later: 1 });
});

it('asks which value to keep for each field that both tabs changed', async () => {
  const { press, stored } = await editedElsewhere({ leverage: 'theirs', features: [] });
  fillIn('Leverage', 'mine');
  fillIn('Spreads', 'mine too');
  fillIn('Feature 1 of \\d', 'My feature');
  await press(update);
  expect(await dialog().findByRole('alert')).toHaveTextContent(/^Nothing has been saved yet: /);
  const asked = dialog().getAllByRole('group', { name: /: also changed elsewhere$/ });
  expect(asked.map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Leverage: also changed elsewhere',
    'Features: also changed elsewhere',
  ]);
  expect(dialog().getByRole('radio', { name: 'Stored now: (empty)' })).not.toBeChecked();
  expect(stored()[0]).toMatchObject({ leverage: 'theirs', features: [] });
});

it('asks again when another tab changes the field again', async () => {
  const { press, putRecords, stored, user } = await editedElsewhere({ leverage: 'theirs' });
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

it('asks only once about a field, even after a reload', async () => {
  const before = await editedElsewhere({ leverage: 'theirs' });
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

it('asks which value to keep when a restored field was changed elsewhere', async () => {
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
  expect(after.stored()[0]).toMatchObject({ leverage: 'theirs' });
});

it('asks below the field, and counts the unanswered questions', async () => {
  const { press, user } = await editedElsewhere({ leverage: 'theirs', spreads: 'theirs too' });
  fillIn('Leverage', 'mine');
  fillIn('Spreads', 'mine too');
  await press(update);
  const mine = await dialog().findByRole('radio', { name: 'Yours: mine' });
  expect(field('Leverage').closest('div:has(fieldset)')).toContainElement(mine);
  expect(dialog().getByText('2 to decide:')).toBeVisible();
  await user.click(dialog().getByRole('radio', { name: 'Stored now: theirs too' }));
  expect(dialog().getByText('1 to decide:')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Leverage' }));
  expect(mine).toHaveFocus();
  await user.click(mine);
  expect(dialog().queryByText(/to decide/)).not.toBeInTheDocument();
});

it('opens the section of a field with a conflict', async () => {
  const broker = panels[0];
  const alpha = broker.aRecord({ name: 'Alpha' });
  const view = openPanel(broker, [alpha]);
  await view.pressInRow('Edit', 'Alpha');
  fillIn('Headquarters', 'Mine');
  view.putRecords([{ ...alpha, headquarters: 'Theirs' }]);
  await view.press('Update Broker');
  const mine = await dialog().findByRole('radio', { name: 'Yours: Mine' });
  expect(mine.closest('details')).toHaveAttribute('open');
});
