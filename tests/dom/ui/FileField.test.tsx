import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FileField } from '@/ui/FileField';

function show() {
  const handleChoose = vi.fn<(file: File) => void>();
  render(<FileField label="Backup file" accept=".json" onChoose={handleChoose} />);
  return { chosen: handleChoose, field: screen.getByLabelText<HTMLInputElement>('Backup file') };
}

it('passes the chosen file to its callback', async () => {
  const { chosen, field } = show();
  const file = new File(['{}'], 'backup.json');
  await userEvent.upload(field, file);
  expect(chosen).toHaveBeenCalledExactlyOnceWith(file);
});

it('resets itself so that the same file can be chosen again', async () => {
  const { field } = show();
  await userEvent.upload(field, new File(['{}'], 'backup.json'));
  expect(field.files).toHaveLength(1);
  await userEvent.click(field);
  expect(field.files).toHaveLength(0);
  expect(field.value).toBe('');
});
