import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ForkQuestion } from '@/admin/dashboard/ForkQuestion';

it('asks which of two published records to continue', async () => {
  const user = userEvent.setup();
  const answers: string[] = [];
  render(
    <ForkQuestion
      fork={{ place: 52, mine: ['a.1'], theirs: ['b.1', 'b.2'] }}
      onAnswer={(side) => answers.push(side)}
      onCancel={() => answers.push('none')}
    />,
  );
  expect(screen.getByText(/differ from update 52 on/)).toHaveTextContent(
    'From there on, this browser has 1 update and the site has 2 updates.',
  );
  await user.click(screen.getByRole('button', { name: "Continue the site's record" }));
  await user.click(screen.getByRole('button', { name: "Put this browser's record back" }));
  await user.click(screen.getByRole('button', { name: 'Leave everything as it is' }));
  expect(answers).toEqual(['theirs', 'mine', 'none']);
});
