import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CopyLink } from '@/site/features/brokers/CopyLink';

const copy = () => screen.getByRole('button', { name: 'Copy link' });
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Link to this comparison' });

it('selects the address when the browser blocks copying', async () => {
  const user = userEvent.setup();
  render(<CopyLink />);
  expect(field()).not.toBeInTheDocument();
  const writing = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  await user.click(copy());
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this comparison' });
  expect(link).toHaveValue(location.href);
  expect(link).toHaveAttribute('readonly');
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, location.href.length]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  writing.mockRestore();
  await user.click(copy());
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(field()).not.toBeInTheDocument();
});
