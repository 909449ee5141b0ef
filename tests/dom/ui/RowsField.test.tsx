import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { FormSection } from '@/ui/FormSection';
import { RowsField } from '@/ui/RowsField';
import { TextField } from '@/ui/TextField';
import { renderRoutes } from '../../support/render';

interface Row {
  readonly name: string;
  readonly number: string;
  /** Not a column: stands for a checkbox, or for a field from a later version. */
  readonly professional?: boolean;
}

const submitted = vi.fn();

function Form({ initial }: { readonly initial: readonly Row[] }) {
  const [rows, setRows] = useState(initial);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <RowsField
        noun="licence"
        value={rows}
        onChange={setRows}
        blank={{ name: '', number: '' }}
        columns={['name', 'number']}
      >
        {(row, change) => (
          <>
            <TextField
              label="Name"
              value={row.name}
              onChange={(name) => {
                change({ ...row, name });
              }}
            />
            <TextField
              label="Number"
              value={row.number}
              onChange={(number) => {
                change({ ...row, number });
              }}
            />
            {row.professional && <p>Professional</p>}
          </>
        )}
      </RowsField>
    </form>
  );
}

const open = (...initial: Row[]) => renderRoutes([{ path: '/', element: <Form initial={initial} /> }], '/');
const a: Row = { name: 'A', number: '1' };
const b: Row = { name: 'B', number: '2' };
const inRow = (place: string) => within(screen.getByRole('group', { name: `Licence ${place}` }));
const values = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

it('adds and focuses the first row', async () => {
  const { user } = open();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add licence' }));
  expect(inRow('1 of 1').getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it('removes rows and moves the focus', async () => {
  const { user } = open(a, b);
  await user.click(screen.getByRole('button', { name: 'Remove licence 2' }));
  expect(screen.getByText('Licence 2 removed, 1 left.')).toBeInTheDocument();
  expect(inRow('1 of 1').getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove licence 1' }));
  expect(screen.getByRole('button', { name: 'Add licence' })).toHaveFocus();
  expect(screen.getByText('Licence 1 removed, 0 left.')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Licence 1 removed, 0 left.')).toBeNull();
});

it('pastes a table as rows', () => {
  open(a, b);
  fireEvent.paste(inRow('2 of 2').getByRole('textbox', { name: 'Name' }), {
    clipboardData: { getData: () => 'C\t3\r\nD\t4\n' },
  });
  expect(values()).toEqual(['A', '1', 'C', '3', 'D', '4']);
  expect(screen.getByText('2 lines pasted as rows.')).toBeInTheDocument();
});

it('opens a section when one of its fields is invalid', () => {
  renderRoutes(
    [
      {
        path: '/',
        element: (
          <FormSection title="Costs" summary="(USD)">
            <TextField label="Currency" pattern="[A-Za-z]{3}" value="1" onChange={vi.fn()} />
          </FormSection>
        ),
      },
    ],
    '/',
  );
  const section = screen.getByRole('group');
  expect(section).not.toHaveAttribute('open');
  screen.getByLabelText<HTMLInputElement>('Currency').reportValidity();
  expect(section).toHaveAttribute('open');
});
