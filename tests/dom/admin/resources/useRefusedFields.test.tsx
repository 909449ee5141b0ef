import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useRefusedFields } from '@/admin/resources/useRefusedFields';

function Form({ children }: { readonly children: ReactNode }) {
  const { count, first, handlers } = useRefusedFields();
  return (
    <form aria-label="form" {...handlers}>
      {children}
      <output>{count === 0 ? 'none' : `${String(count)}, first ${first?.name ?? ''}`}</output>
      {first && (
        <button type="button" onClick={first.focus}>
          Go there
        </button>
      )}
    </form>
  );
}

const send = () => {
  act(() => {
    screen.getByRole<HTMLFormElement>('form').reportValidity();
  });
};
const refused = () => screen.getByRole('status').textContent;

/** A field of each kind, all of which must hold something. */
const fields = (
  <fieldset>
    <label htmlFor="name">
      Name<b> *</b>
    </label>
    <input id="name" required />
    <label htmlFor="level">Level</label>
    <select id="level" required defaultValue="">
      <option value="" />
      <option value="high">High</option>
    </select>
    <label htmlFor="text">Text</label>
    <textarea id="text" required />
    <label htmlFor="free">Free</label>
    <input id="free" />
    <button type="submit">Send</button>
  </fieldset>
);

it('are counted from top to bottom once the form is sent, and led to by the first', () => {
  render(<Form>{fields}</Form>);
  expect(refused()).toBe('none');
  expect(screen.queryByRole('button', { name: 'Go there' })).not.toBeInTheDocument();
  send();
  expect(refused()).toBe('3, first Name');
  screen.getByRole('button', { name: 'Send' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Go there' }));
  expect(screen.getByLabelText(/^Name/)).toHaveFocus();
});

it('are fewer by each that is changed, whatever it says now, and are found anew by the next sending', () => {
  render(<Form>{fields}</Form>);
  send();
  fireEvent.change(screen.getByLabelText('Free'), { target: { value: 'anything' } });
  expect(refused()).toBe('3, first Name');
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: ' ' } });
  expect(refused()).toBe('2, first Level');
  fireEvent.change(screen.getByLabelText('Level'), { target: { value: 'high' } });
  expect(refused()).toBe('1, first Text');
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: '' } });
  send();
  expect(refused()).toBe('2, first Name');
});

it.each([
  ['its own name', <input key="1" aria-label="Feature 1" required />, 'Feature 1'],
  ['general words where it has none', <input key="1" required />, 'the field'],
])('the first is called by %s', (_case, control, name) => {
  render(<Form>{control}</Form>);
  send();
  expect(refused()).toBe(`1, first ${name}`);
});
