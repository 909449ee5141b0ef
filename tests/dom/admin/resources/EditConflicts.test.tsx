import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EditConflicts } from '@/admin/resources/EditConflicts';
import type { FieldConflict } from '@/domain/recordEdit';

const deposit: FieldConflict = { field: 'minDeposit', mine: '$100', stored: '' };
const features: FieldConflict = { field: 'features', mine: ['One', 'Two'], stored: ['One'] };

function ask(conflicts: readonly FieldConflict[] = [deposit, features]) {
  const onChoose = vi.fn<(conflict: FieldConflict, choice: 'mine' | 'stored') => void>();
  const of = (shown: readonly FieldConflict[]) => <EditConflicts conflicts={shown} onChoose={onChoose} />;
  const view = render(of(conflicts));
  const show = (shown: readonly FieldConflict[]) => {
    view.rerender(of(shown));
  };
  return { onChoose, show, user: userEvent.setup() };
}

const question = (name: string) => within(screen.getByRole('group', { name }));
const answers = (name: string) =>
  question(name)
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ checked, labels }) => [labels?.[0]?.textContent, checked]);

it('asks about each field in words, and has chosen nothing beforehand', () => {
  ask();
  expect(answers('Min deposit')).toEqual([
    ['Yours: $100', false],
    ['Stored now: (empty)', false],
  ]);
  expect(answers('Features')).toEqual([
    ['Yours: One, Two', false],
    ['Stored now: One', false],
  ]);
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeRequired();
});

it('keeps the answer to one question while another is answered', async () => {
  const { onChoose, user } = ask();
  await user.click(question('Min deposit').getByRole('radio', { name: /^Stored now/ }));
  await user.click(question('Features').getByRole('radio', { name: /^Yours/ }));
  expect(onChoose.mock.calls).toEqual([
    [deposit, 'stored'],
    [features, 'mine'],
  ]);
  expect(answers('Min deposit').map(([, isChosen]) => isChosen)).toEqual([false, true]);
  expect(answers('Features').map(([, isChosen]) => isChosen)).toEqual([true, false]);
});

it('takes another answer instead of the first', async () => {
  const { onChoose, user } = ask([deposit]);
  await user.click(screen.getByRole('radio', { name: /^Yours/ }));
  await user.click(screen.getByRole('radio', { name: /^Stored now/ }));
  expect(onChoose).toHaveBeenLastCalledWith(deposit, 'stored');
  expect(answers('Min deposit').map(([, isChosen]) => isChosen)).toEqual([false, true]);
});

it('asks anew where another value was stored meanwhile', async () => {
  const { show, user } = ask([deposit]);
  await user.click(screen.getByRole('radio', { name: /^Yours/ }));
  show([{ ...deposit, stored: '$50' }]);
  expect(answers('Min deposit')).toEqual([
    ['Yours: $100', false],
    ['Stored now: $50', false],
  ]);
});
