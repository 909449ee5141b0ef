import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import SizeInPips from '@/site/features/calculators/SizeInPips';
import { renderRoutes } from '../../../../support/render';

const open = () => renderRoutes([{ path: '*', element: <SizeInPips /> }], '/');
const result = () => screen.getByRole('region', { name: 'Result' });

async function type(name: string, text: string) {
  const user = userEvent.setup();
  await user.clear(screen.getByRole('textbox', { name }));
  await user.paste(text);
  await user.tab();
}

it('rounds the size down and shows the resulting loss', async () => {
  open();
  await type('Distance to the stop', '33');
  expect(result()).toHaveTextContent('Trade 0.30 lots of EUR/USD.');
  expect(result()).toHaveTextContent('you lose 99.00 USD.');
  expect(result()).toHaveTextContent('= 0.30 lots, rounded down');
});

it("states the position's value, or the leverage needed if a retail account cannot hold the size", async () => {
  open();
  expect(result()).toHaveTextContent(
    'The position is worth 27,100.00 USD, 2.7 times your account. The retail limit of 1:30 allows 2.76 lots.',
  );
  await type('Distance to the stop', '2');
  expect(result()).toHaveTextContent(/^More than a retail account can hold: it needs leverage of 1:55\./);
  expect(result()).toHaveTextContent('The risk would allow 5.00 lots.');
  expect(result()).not.toHaveTextContent('Trade 5.00 lots');
});

it('warns when the risk is high or no size fits', async () => {
  open();
  await type('Risk on this trade', '5');
  expect(result()).toHaveTextContent('The risk is more than the courses advise, which is 1-2%.');
  await type('Risk on this trade', '1');
  await type('Your account', '20');
  expect(result()).toHaveTextContent('No size fits: even 0.01 lots, the smallest, would lose 4.00 USD.');
});

it('links to the full calculator with the same numbers', async () => {
  open();
  await type('Your account', '4.000');
  await type('Distance to the stop', '50');
  expect(screen.getByRole('link', { name: /With your currency/ })).toHaveAttribute(
    'href',
    '/tools/position-size?account=4000&currency=USD&instrument=EUR%2FUSD&risk=1&entry=1.084&stop=1.079&end=',
  );
});

it('explains an invalid field on blur', () => {
  open();
  const field = screen.getByRole('textbox', { name: 'Distance to the stop' });
  fireEvent.change(field, { target: { value: '0' } });
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(result()).toHaveTextContent(/^Waiting for: Distance to the stop/);
  fireEvent.blur(field);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('The stop is at the entry: there is no distance to measure.');
});
