import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { heldWrites, quotaError } from '../../../support/environment';
import {
  anyPanel,
  dialog,
  field,
  fillIn,
  fillInRequired,
  namesInTable,
  noDialog,
  openPanel,
  panels,
  type PanelUnderTest,
} from '../../../support/resourcePanels';

const [brokers] = panels;

async function editing(
  panel: PanelUnderTest,
  fields: Readonly<Record<string, unknown>> = {},
  overrides?: Parameters<typeof openPanel>[2],
) {
  const opened = openPanel(panel, [panel.aRecord({ name: 'Alpha', ...fields })], overrides);
  await opened.pressInRow('Edit', 'Alpha');
  return { ...opened, send: () => opened.press(`Update ${panel.title}`) };
}

async function adding(panel: PanelUnderTest, overrides?: Parameters<typeof openPanel>[2]) {
  const opened = openPanel(panel, [panel.aRecord({ name: 'Alpha' })], overrides);
  await screen.findByRole('table');
  await opened.openAdding();
  const send = () => opened.user.click(dialog().getByRole('button', { name: `Add ${panel.title}` }));
  return { ...opened, send };
}

it.each(panels)('adds a $noun when its required fields are filled in', async (panel) => {
  const { send, stored } = await adding(panel);
  expect(screen.getByRole('dialog', { name: `Add New ${panel.title}` })).toBeVisible();
  await send();
  const invalid = [...document.querySelectorAll<HTMLInputElement>('input:invalid, textarea:invalid')];
  expect(invalid.map(({ labels }) => labels?.[0]?.textContent)).toEqual(
    panel.required.map((label) => `${label} *`),
  );
  expect(stored()).toHaveLength(1);
  fillInRequired(panel);
  await send();
  expect(await screen.findByText('“Newcomer” saved.')).toBeVisible();
  expect(noDialog()).toBe(true);
  expect(namesInTable()).toEqual(['Alpha', 'Newcomer']);
  expect(sessionStorage).toHaveLength(0);
  expect(stored()[1]).toMatchObject({
    id: String(Date.UTC(2026, 0, 2, 3, 4, 5)),
    name: 'Newcomer',
    description: 'A Description',
    isActive: true,
    createdAt: '2026-01-02T03:04:05.000Z',
    updatedAt: '2026-01-02T03:04:05.000Z',
  });
});

it('updates a record and keeps its id and unknown fields', async () => {
  const { send, stored } = await editing(anyPanel, { id: 'kept', fromANewerBuild: 'kept too' });
  expect(field('Name')).toHaveValue('Alpha');
  fillIn('Name', 'Alpha II');
  await send();
  expect(await screen.findByText('“Alpha II” saved.')).toBeVisible();
  expect(namesInTable()).toEqual(['Alpha II']);
  expect(stored()).toMatchObject([
    {
      id: 'kept',
      name: 'Alpha II',
      fromANewerBuild: 'kept too',
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-02T03:04:05.000Z',
    },
  ]);
});

it('previews the stars of a rating', async () => {
  await editing(brokers, { rating: 3 });
  expect(dialog().getByRole('img', { name: '3 of 5 stars' })).toBeVisible();
  for (const [typed, stars, value] of [
    ['4,7', '4 of 5 stars', '4.7'],
    ['many', '0 of 5 stars', 'Not rated'],
  ] as const) {
    fillIn('Rating', typed);
    expect(dialog().getByRole('img', { name: stars })).toBeVisible();
    expect(dialog().getByText(value)).toBeVisible();
  }
});

it('rejects invalid and unsafe URLs', async () => {
  const { send, stored } = await editing(anyPanel);
  fillIn('Website', 'not a url');
  fillIn('Download link', 'javascript:alert(1)');
  await send();
  for (const label of ['Website', 'Download link']) expect(field(label)).toBeInvalid();
  // jsdom's validation message; browsers have their own.
  expect(field('Website')).toHaveAccessibleDescription(/Constraints not satisfied$/);
  expect(stored()).toMatchObject([{ updatedAt: '2026-01-01T00:00:00.000Z' }]);
  fillIn('Website', 'https://good.example/');
  expect(field('Website')).not.toHaveAccessibleDescription(/Constraints/);
});

it('counts invalid fields and links to the first', async () => {
  const { send, user } = await adding(anyPanel);
  const press = (name: string) => user.click(dialog().getByRole('button', { name }));
  await send();
  expect(dialog().getByText('2 fields to correct, first:')).toBeVisible();
  await press('Name');
  expect(field('Name')).toHaveFocus();
  fillIn('Name', 'Newcomer');
  expect(dialog().getByText('1 field to correct:')).toBeVisible();
  await press('Description');
  expect(field('Description')).toHaveFocus();
  fillIn('Description', 'Corrected');
  expect(dialog().queryByText(/to correct/)).toBeNull();
});

it('saves once when the form is submitted repeatedly', async () => {
  const { wait, letGo } = heldWrites();
  const { stored, user } = await adding(anyPanel, { wait });
  fillInRequired(anyPanel);
  await user.dblClick(dialog().getByText('Add Platform'));
  expect(dialog().getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await user.type(field('Name'), '{Enter}');
  const form = field('Name').closest('form');
  if (form) fireEvent.submit(form);
  letGo();
  expect(await screen.findByText('“Newcomer” saved.')).toBeVisible();
  expect(stored()).toHaveLength(2);
});

it('keeps all input when saving fails, and saves on retry', async () => {
  const { wait, letGo } = heldWrites();
  const { area, send, stored, user } = await adding(anyPanel, { wait });
  fillInRequired(anyPanel);
  await user.type(dialog().getByLabelText(/^Feature 1 of/), 'Typed too');
  area.failWrites = quotaError();
  await send();
  // Browsers blur a button when it is disabled; jsdom doesn't.
  field('Name').focus();
  field('Name').blur();
  letGo();
  const failure = await dialog().findByText(/^This platform wasn't saved: the browser's storage is full/);
  expect(dialog().getByRole('alert')).toContainElement(failure);
  expect(dialog().getByRole('button', { name: 'Add Platform' })).toHaveFocus();
  expect(field('Name')).toHaveValue('Newcomer');
  expect(dialog().getByLabelText(/^Feature 1 of/)).toHaveValue('Typed too');
  expect(stored()).toHaveLength(1);
  expect(takeConsoleMessages()).toEqual(['StorageError: Failed to save platform to storage']);

  area.failWrites = null;
  await send();
  expect(await screen.findByText('“Newcomer” saved.')).toBeVisible();
  expect(stored()).toHaveLength(2);
});

it('offers to save a record as new when another tab has deleted it', async () => {
  const { putRecords, press, send, stored } = await editing(anyPanel);
  fillIn('Name', 'Alpha II');
  putRecords([anyPanel.aRecord({ id: '9', name: 'Left over' })]);
  await send();
  expect(
    await dialog().findByText(/^This .* wasn't saved: it was deleted or cleared elsewhere/),
  ).toBeVisible();
  expect(field('Name')).toHaveValue('Alpha II');
  await waitFor(() => {
    expect(namesInTable()).toEqual(['Left over']);
  });
  expect(takeConsoleMessages()).toEqual(['NotFoundError: Platform not found']);
  expect(dialog().getByText(/^This platform was deleted or cleared elsewhere\. You can save/)).toBeVisible();
  await press('Save as a new platform');
  expect(await screen.findByText('“Alpha II” saved.')).toBeVisible();
  expect(stored()).toMatchObject([{ name: 'Left over' }, { name: 'Alpha II' }]);
});

it('explains a failed save on the page once its form has been closed', async () => {
  const held = heldWrites();
  const { area, press, send } = await adding(anyPanel, { wait: held.wait });
  fillInRequired(anyPanel);
  area.failWrites = quotaError();
  await send();
  await press('Cancel');
  held.letGo();
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(
      "This platform wasn't saved: the browser's storage is full.",
    );
  });
  expect(takeConsoleMessages()).toHaveLength(1);
});

it('leaves a newly opened form open when an earlier save finishes', async () => {
  const held = heldWrites();
  const { openAdding, press, send } = await adding(anyPanel, { wait: held.wait });
  fillInRequired(anyPanel);
  await send();
  await press('Cancel');
  await openAdding();
  fillIn('Name', 'Typed since');
  held.letGo();
  expect(await screen.findByText('“Newcomer” saved.')).toBeInTheDocument();
  await waitFor(() => {
    expect(namesInTable()).toContain('Newcomer');
  });
  expect(field('Name')).toHaveValue('Typed since');
  // The draft that a reload would restore.
  expect(JSON.parse(sessionStorage.getItem('upm_drafts') ?? '{}')).toMatchObject({
    platform: { name: 'Typed since' },
  });
});
