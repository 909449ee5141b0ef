import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FilterDialog } from '@/site/features/brokers/FilterDialog';

function show() {
  const onClose = vi.fn<() => void>();
  const view = render(
    <FilterDialog action="Show 3 brokers" onClose={onClose}>
      <p>The filters.</p>
    </FilterDialog>,
  );
  return { ...view, onClose, dialog: screen.getByRole('dialog', { name: 'Filters' }) };
}

it('is open over the page with its name, the filters and what they come to', () => {
  const { dialog } = show();
  expect(dialog).toHaveAttribute('open');
  expect(screen.getByRole('heading', { level: 2, name: 'Filters' })).toBeVisible();
  expect(screen.getByText('The filters.')).toBeVisible();
});

it.each(['Close', 'Show 3 brokers'])('asks to be closed by “%s”, once', async (name) => {
  const { onClose } = show();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('leaves it to its page to close it when Escape is pressed, so that the history follows', () => {
  const { dialog, onClose } = show();
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog).toHaveAttribute('open');
});
