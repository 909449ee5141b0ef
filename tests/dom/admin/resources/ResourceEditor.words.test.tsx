import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { platformResource } from '@/admin/resources/platformResource';
import { ResourceEditor } from '@/admin/resources/ResourceEditor';
import { aCatalogue } from '../../../support/catalogue';
import { renderWith } from '../../../support/render';
import { anyPanel, dialog, field, fillIn, openPanel } from '../../../support/resourcePanels';

const panel = anyPanel;

async function editing() {
  const view = openPanel(panel, [panel.aRecord({ name: 'Alpha' })]);
  await view.pressInRow('Edit', 'Alpha');
  return view;
}

it('begins with its fields, and says nothing before them, where nothing was kept', async () => {
  await editing();
  expect(screen.getByRole('dialog')).toHaveTextContent(new RegExp(`^Edit ${panel.title}Name`));
});

it.each([
  ['Restore', 'What you typed before is back in the form. It is not saved yet.', 'Alpha II'],
  ['Discard', 'What you typed before has been discarded.', 'Alpha'],
])('says what %s has done with what was typed before', async (button, said, name) => {
  const before = await editing();
  fillIn('Name', 'Alpha II');
  before.unmount();
  const { press } = await editing();
  expect(dialog().queryByText(said)).not.toBeInTheDocument();
  await press(button);
  expect(dialog().getByText(said)).toBeVisible();
  expect(field('Name')).toHaveValue(name);
});

it('names the field to correct as a word of its own in the sentence', async () => {
  const { press } = await editing();
  fillIn('Name', '');
  await press(`Update ${panel.title}`);
  expect(dialog().getByText('1 field to correct:').closest('p')).toHaveTextContent(
    /^1 field to correct: Name$/,
  );
});

it.each([
  ['one', {}, 'false'],
  ['two, where its form shows more beside the fields', { isWide: true }, 'true'],
])('takes the room of columns: %s', (_room, width, isWide) => {
  const { catalogue } = aCatalogue();
  renderWith(
    catalogue,
    <ResourceEditor
      resource={{ ...platformResource(catalogue.platforms), ...width }}
      record={null}
      fallbackFocus={{ current: null }}
      onSaving={(saving) => saving}
      onSaved={() => Promise.resolve()}
      onFailed={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(screen.getByRole('dialog')).toHaveAttribute('data-wide', isWide);
});
