import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '@/ui/TextField';
import { renderRoutes } from '../../support/render';

type Options = Partial<Parameters<typeof TextField>[0]>;

function Form(options: Options) {
  const [value, setValue] = useState('');
  return (
    <form
      aria-label="form"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <TextField label="Field" {...options} value={value} onChange={setValue} />
      <button type="submit">Save</button>
    </form>
  );
}

const open = (options: Options) => renderRoutes([{ path: '/', element: <Form {...options} /> }], '/');
const field = () => screen.getByRole('textbox', { name: /^Field/ });

// jsdom's own words: a browser has better ones.
const WORDS = 'Constraints not satisfied';

describe('what is wrong', () => {
  it('is said beside the field when it is left, and no longer once it is put right', async () => {
    const { user } = open({ type: 'email' });
    await user.type(field(), 'nobody');
    expect(field()).not.toHaveAccessibleDescription();
    await user.tab();
    expect(field()).toHaveAccessibleDescription(WORDS);
    expect(field()).toBeInvalid();
    await user.type(field(), '@example.org');
    expect(field()).not.toHaveAccessibleDescription();
    expect(field()).toBeValid();
  });

  it('is said of letters in a number field, whose value the browser takes for empty', async () => {
    const { user } = open({ type: 'number' });
    const number = screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Field/ });
    await user.click(number);
    // jsdom has no letters in a number field.
    vi.spyOn(number, 'validity', 'get').mockReturnValue({ badInput: true, valid: false } as ValidityState);
    vi.spyOn(number, 'validationMessage', 'get').mockReturnValue('Please enter a number.');
    await user.tab();
    expect(number).toHaveAccessibleDescription('Please enter a number.');
  });

  it('is not said of an empty field that is only passed by', async () => {
    const { user } = open({ required: true });
    await user.click(field());
    await user.tab();
    expect(field()).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(field()).toHaveAccessibleDescription(WORDS);
  });

  it('stands below the hint, which stays', async () => {
    const { user } = open({ type: 'email', hint: 'Where they read it.' });
    await user.type(field(), 'nobody');
    await user.tab();
    expect(field()).toHaveAccessibleDescription(`Where they read it. ${WORDS}`);
  });
});

it('refuses a text over its limit, cuts nothing and counts what there is', () => {
  open({ limit: 5 });
  expect(field()).toHaveAccessibleDescription('0 of 5 characters');
  fireEvent.change(field(), { target: { value: 'abcdef' } });
  fireEvent.blur(field());
  expect(field()).toHaveValue('abcdef');
  expect(field()).toHaveAccessibleDescription(
    '6 of 5 characters Please shorten this text to 5 characters or fewer.',
  );
  fireEvent.change(field(), { target: { value: 'abcde' } });
  expect(field()).toBeValid();
});

it('takes a text over its limit that was stored before, until it is changed', () => {
  render(<TextField label="Field" limit={5} value="abcdef" onChange={() => undefined} />);
  expect(field()).toBeValid();
});

it('takes spaces and characters of no width alone for nothing in a required field, and only there', () => {
  const { unmount } = open({ required: true });
  for (const value of ['   ', '\u200B\u200B', ' \u202E\u0007']) {
    fireEvent.change(field(), { target: { value } });
    expect(field()).toBeInvalid();
  }
  fireEvent.change(field(), { target: { value: ' a ' } });
  expect(field()).toBeValid();
  unmount();
  open({});
  fireEvent.change(field(), { target: { value: '   ' } });
  expect(field()).toBeValid();
});
