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

it.each(['Close', 'Show 3 brokers'])('asks to be closed once by “%s”', async (name) => {
  const { onClose } = show();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks to be closed when Escape is pressed, and stays open itself', () => {
  const { dialog, onClose } = show();
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog).toHaveAttribute('open');
});
