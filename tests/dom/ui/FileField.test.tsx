import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FileField } from '@/ui/FileField';

it('passes on the chosen file, and lets the same file be chosen again', async () => {
  const handleChoose = vi.fn<(file: File) => void>();
  render(<FileField label="Backup file" accept=".json" onChoose={handleChoose} />);
  const field = screen.getByLabelText<HTMLInputElement>('Backup file');
  const file = new File(['{}'], 'backup.json');
  await userEvent.upload(field, file);
  expect(handleChoose).toHaveBeenCalledExactlyOnceWith(file);
  await userEvent.click(field);
  expect(field.files).toHaveLength(0);
});
