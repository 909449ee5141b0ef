import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ListField } from '@/ui/ListField';
import { renderRoutes } from '../support/render';

function Form({ initial }: { readonly initial: readonly string[] }) {
  const [values, setValues] = useState(initial);
  return <ListField label="Features" noun="feature" value={values} onChange={setValues} />;
}

const open = (...initial: string[]) =>
  renderRoutes([{ path: '/', element: <Form initial={initial} /> }], '/');
const rows = () => screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);
const row = (number: number) => screen.getByRole('textbox', { name: `feature ${String(number)}` });

it('shows one empty row for an empty list', () => {
  open();
  expect(screen.getByRole('group', { name: 'Features' })).toBeVisible();
  expect(rows()).toEqual(['']);
});

it('is typed into, row by row', async () => {
  const { user } = open('One', 'Two');
  await user.type(row(2), ' and a half');
  expect(rows()).toEqual(['One', 'Two and a half']);
});

describe('adding', () => {
  it('puts an empty row at the end, by the button, and the focus into it', async () => {
    const { user } = open('One');
    await user.click(screen.getByRole('button', { name: 'Add feature' }));
    expect(rows()).toEqual(['One', '']);
    await expect.poll(() => document.activeElement).toBe(row(2));
  });

  it('puts an empty row below, by Enter, and the focus into it', async () => {
    const { user } = open('One', 'Two');
    await user.type(row(1), '{Enter}');
    expect(rows()).toEqual(['One', '', 'Two']);
    await expect.poll(() => document.activeElement).toBe(row(2));
  });
});

describe('removing', () => {
  it('takes away that row only, and leaves the focus in the one before', async () => {
    const { user } = open('One', 'Two', 'Three');
    await user.click(screen.getByRole('button', { name: 'Remove feature 2' }));
    expect(rows()).toEqual(['One', 'Three']);
    await expect.poll(() => document.activeElement).toBe(row(1));
  });

  it('leaves one empty row when the last is taken away', async () => {
    const { user } = open('One');
    await user.click(screen.getByRole('button', { name: 'Remove feature 1' }));
    expect(rows()).toEqual(['']);
  });
});
