import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
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

// jsdom's validation message.
const WORDS = 'Constraints not satisfied';

it('explains on blur why the text is invalid', async () => {
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

it('shows no error in an empty required field until submission', async () => {
  const { user } = open({ required: true });
  await user.click(field());
  await user.tab();
  expect(field()).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field()).toHaveAccessibleDescription(WORDS);
});

it('rejects text over the limit without truncating it', () => {
  open({ limit: 5 });
  expect(field()).toHaveAccessibleDescription('0 of 5 characters');
  fireEvent.change(field(), { target: { value: 'abcdef' } });
  fireEvent.blur(field());
  expect(field()).toHaveValue('abcdef');
  expect(field()).toHaveAccessibleDescription(
    '6 of 5 characters Please shorten this text to 5 characters or fewer.',
  );
  fireEvent.change(field(), { target: { value: 'abcd🙂' } });
  expect(field()).toBeValid();
});

it('rejects blank text in a required field', () => {
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
