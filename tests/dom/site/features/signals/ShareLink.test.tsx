import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ShareLink } from '@/site/features/signals/ShareLink';

it("copies the signal's address without parameters", async () => {
  history.replaceState(null, '', '/services/signals/7?from=mail#details');
  const user = userEvent.setup();
  render(<ShareLink />);
  await user.click(screen.getByRole('button', { name: 'Copy a link to this signal' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/services/signals/7`);
});
