import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerConfirm } from '../../../support/render';
import {
  dialog,
  field,
  fillIn,
  noDialog,
  openPanel,
  anyPanel as panel,
} from '../../../support/resourcePanels';

const OFFER = 'You have unsaved input here from earlier.';

const { title } = panel;

async function editing() {
  const opened = openPanel(panel, [panel.aRecord({ name: 'Alpha' }), panel.aRecord({ name: 'Beta' })]);
  await opened.pressInRow('Edit', 'Alpha');
  return opened;
}

/** Unmounts without closing the form, as a reload does. */
async function reload(opened: Awaited<ReturnType<typeof editing>>) {
  opened.unmount();
  const again = openPanel(panel, [panel.aRecord({ name: 'Alpha' }), panel.aRecord({ name: 'Beta' })]);
  await screen.findByRole('table');
  return again;
}

const press = (opened: Awaited<ReturnType<typeof editing>>, name: string) =>
  opened.user.click(dialog().getByRole('button', { name }));

it('asks before navigation discards unsaved input', async () => {
  const questions = answerConfirm(false);
  const opened = await editing();
  fillIn('Name', 'Alpha II');
  await act(() => opened.router.navigate('/elsewhere'));
  expect(questions).toEqual(['Discard your unsaved changes?']);
  expect(opened.address()).toBe('/');
  expect(field('Name')).toHaveValue('Alpha II');
  await act(() => opened.router.navigate('/elsewhere'));
  expect(questions).toHaveLength(2);
});

it('lets the user leave without confirmation after undoing, saving or cancelling changes', async () => {
  const questions = answerConfirm(false);
  const opened = await editing();
  fillIn('Name', 'Alpha II');
  fillIn('Name', 'Alpha');
  await act(() => opened.router.navigate('/1'));
  expect(opened.address()).toBe('/1');
  fillIn('Name', 'Alpha II');
  await press(opened, `Update ${title}`);
  await waitFor(() => {
    expect(noDialog()).toBe(true);
  });
  await act(() => opened.router.navigate('/2'));
  expect(opened.address()).toBe('/2');
  await opened.openAdding();
  fillIn('Name', 'Dropped');
  await press(opened, 'Cancel');
  await act(() => opened.router.navigate('/3'));
  expect(opened.address()).toBe('/3');
  expect(questions).toEqual([]);
});

it('ignores Escape while text is being composed with an input method', async () => {
  const questions = answerConfirm(false);
  await editing();
  fillIn('Name', 'Alpha II');
  expect(fireEvent.keyDown(field('Name'), { key: 'Escape', isComposing: true })).toBe(false);
  expect(questions).toEqual([]);
});

it('offers to restore input from before a reload', async () => {
  const before = await editing();
  fillIn('Name', 'Alpha II');
  const after = await reload(before);
  await after.pressInRow('Edit', 'Alpha');
  expect(screen.getByText(OFFER)).toBeVisible();
  expect(field('Name')).toHaveValue('Alpha');
  expect(dialog().getByRole('button', { name: 'Restore' })).toHaveFocus();
  await press(after, 'Restore');
  expect(field('Name')).toHaveValue('Alpha II');
  expect(field('Name')).toHaveFocus();
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
  await press(after, `Update ${title}`);
  expect(await screen.findByText('“Alpha II” saved.')).toBeVisible();
  await after.pressInRow('Edit', 'Alpha II');
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
});

it.each(['Discard', 'Cancel', 'Close'])('discards earlier input when %s is pressed', async (button) => {
  const before = await editing();
  fillIn('Name', 'Alpha II');
  const after = await reload(before);
  await after.pressInRow('Edit', 'Alpha');
  await press(after, button);
  if (noDialog()) await after.pressInRow('Edit', 'Alpha');
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
  expect(field('Name')).toHaveValue('Alpha');
  expect(sessionStorage).toHaveLength(0);
});

it('offers earlier input only in the form for the same record', async () => {
  const before = await editing();
  fillIn('Name', 'Alpha II');
  const after = await reload(before);
  await after.pressInRow('Edit', 'Beta');
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
  await press(after, 'Cancel');
  await after.openAdding();
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
});

it('moves focus to the search field when the button that opened the form has gone', async () => {
  const opened = await editing();
  expect(field('Name')).toHaveFocus();
  await press(opened, 'Cancel');
  expect(screen.getByRole('button', { name: 'Edit Alpha' })).toBeInTheDocument();
  await opened.user.type(screen.getByRole('searchbox'), 'Alpha');
  await opened.pressInRow('Edit', 'Alpha');
  fillIn('Name', 'Renamed');
  await press(opened, `Update ${title}`);
  expect(await screen.findByText(/^“Renamed” saved\./)).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('searchbox', { name: `Search ${panel.plural}` })).toHaveFocus();
  });
});
