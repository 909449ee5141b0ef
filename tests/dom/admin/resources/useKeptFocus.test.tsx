import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useKeptFocus } from '@/admin/resources/useKeptFocus';

const button = (name: string) => screen.getByRole('button', { name });

interface ListProps {
  readonly names: readonly string[];
  readonly outside?: ReactNode;
}

function List({ names, outside }: ListProps) {
  const root = useRef<HTMLDivElement>(null);
  const fallback = useRef<HTMLInputElement>(null);
  const keptFocus = useKeptFocus(root, fallback);
  return (
    <>
      {outside}
      <div ref={root} {...keptFocus}>
        <input ref={fallback} type="search" />
        {names.map((name) => (
          <p key={name} data-row={name}>
            <button data-action="edit">Edit {name}</button>
            <button data-action="delete">Delete {name}</button>
          </p>
        ))}
      </div>
    </>
  );
}

it('leaves the focus with what takes it as the row goes', () => {
  const question = <button ref={(element) => element?.focus()}>Answer</button>;
  const { rerender } = render(<List names={['Alpha', 'Beta']} />);
  button('Delete Alpha').focus();
  rerender(<List names={['Beta']} outside={question} />);
  expect(button('Answer')).toHaveFocus();
});

it('leaves the focus alone after a row that was left before', async () => {
  const { rerender } = render(<List names={['Alpha', 'Beta']} />);
  button('Delete Alpha').focus();
  await userEvent.click(document.body);
  rerender(<List names={['Beta']} />);
  expect(document.body).toHaveFocus();
});
