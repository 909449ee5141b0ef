import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ListField } from '@/ui/ListField';
import { renderRoutes } from '../../support/render';

const submitted = vi.fn();

function Form({ initial }: { readonly initial: readonly string[] }) {
  const [values, setValues] = useState(initial);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <ListField label="Features" noun="feature" value={values} onChange={setValues} />
    </form>
  );
}

const open = (...initial: string[]) =>
  renderRoutes([{ path: '/', element: <Form initial={initial} /> }], '/');
const rows = () => screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);
const row = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^Feature ${String(number)} of`) });

it('adds and focuses a row when the Add button is pressed', async () => {
  const { user } = open('One');
  await user.click(screen.getByRole('button', { name: 'Add feature' }));
  expect(rows()).toEqual(['One', '']);
  expect(row(2)).toHaveFocus();
  await user.keyboard('Two');
  expect(rows()).toEqual(['One', 'Two']);
});

it('adds a row on Enter without submitting', async () => {
  const { user } = open('One', 'Two');
  await user.type(row(1), '{Enter}');
  expect(rows()).toEqual(['One', '', 'Two']);
  expect(row(2)).toHaveFocus();
  expect(submitted).not.toHaveBeenCalled();
});

it('ignores Enter while an input method is composing', () => {
  open('One');
  fireEvent.keyDown(row(1), { key: 'Enter', isComposing: true });
  // Safari
  fireEvent.keyDown(row(1), { key: 'Enter', keyCode: 229 });
  expect(rows()).toEqual(['One']);
});

it('removes a row and announces it', async () => {
  const { user } = open('One', 'Two', 'Three');
  await user.click(screen.getByRole('button', { name: 'Remove feature 2' }));
  expect(rows()).toEqual(['One', 'Three']);
  expect(row(1)).toHaveFocus();
  expect(screen.getByText('Feature 2 removed, 2 left.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add feature' }));
  expect(screen.queryByText('Feature 2 removed, 2 left.')).toBeNull();
});

it('removes an empty row on Backspace', async () => {
  const { user } = open('One', '', 'Three');
  await user.type(row(2), '{Backspace}');
  expect(rows()).toEqual(['One', 'Three']);
  expect(row(1)).toHaveFocus();
  await user.keyboard('!');
  expect(rows()).toEqual(['One!', 'Three']);
});

it('pastes several lines as rows', async () => {
  const { user } = open('One', 'Four');
  await user.click(row(1));
  await user.clear(row(1));
  await user.paste('One\r\n\r\n  Two \nThree\n');
  expect(rows()).toEqual(['One', 'Two', 'Three', 'Four']);
  expect(row(3)).toHaveFocus();
  expect(screen.getByText('3 lines pasted as rows.')).toBeInTheDocument();
});
