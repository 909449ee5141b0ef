import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LiveComparison } from '@/site/features/brokers/LiveComparison';
import { aStoredBroker } from '../../../../support/records';
import { renderRoutes } from '../../../../support/render';

const rows = [{ instrument: 'USD/JPY', account: '', spread: 0.9, commission: 0, swapLong: 0, swapShort: 0 }];

const brokers = ['A', 'B', 'C', 'D', 'E'].map((name, index) =>
  aStoredBroker({ name, costs: { currency: 'USD', checkedOn: '', rows } }, String(index + 1)),
);

const inactive = aStoredBroker({ name: 'Nine' }, '9');

const INVITATION = 'Choose two to four brokers.';

const INCOMPLETE = 'This link is incomplete: brokers or the example trade may be missing from it.';

const UNREADABLE = "The lots or nights in this link couldn't be read, so the usual ones are shown.";

const open = (query: string) =>
  renderRoutes(
    [
      {
        path: '*',
        element: <LiveComparison brokers={brokers} inactive={[inactive]} invitation={INVITATION} />,
      },
    ],
    `/${query}`,
  );

const said = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
const columns = () => screen.queryAllByRole('columnheader').map(({ textContent }) => textContent.charAt(0));
const ticked = () =>
  within(screen.getByRole('group', { name: 'Choose two to four brokers' }))
    .queryAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('label')?.textContent);

it('compares the first three brokers of the list if the URL names none', async () => {
  const { user, address } = open('');
  expect(columns()).toEqual(['A', 'B', 'C']);
  expect(ticked()).toEqual(['A', 'B', 'C']);
  expect(address()).toBe('/');
  await user.click(screen.getByRole('checkbox', { name: 'B' }));
  expect(columns()).toEqual(['A', 'C']);
  expect(address()).toBe('/?broker=1&broker=3&end=');
});

it.each([
  ['?end=', []],
  ['?broker=1&end=', ['A']],
])('asks for two to four brokers at "%s"', (query, names) => {
  open(query);
  expect(ticked()).toEqual(names);
  expect(screen.getByText(INVITATION)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.body).toHaveFocus();
});

it('compares two to four brokers and explains why a fifth is refused', async () => {
  const { user, address } = open('?broker=1&end=');
  const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }));
  await tick('B');
  expect(columns()).toEqual(['A', 'B']);
  await tick('C');
  await tick('D');
  expect(said()).toEqual([]);
  await tick('E');
  expect(columns()).toEqual(['A', 'B', 'C', 'D']);
  expect(said()).toEqual(['You can compare four at most. Remove one first.']);
  await tick('A');
  expect(said()).toEqual([]);
  expect(address()).toBe('/?broker=2&broker=3&broker=4&end=');
});

it("moves the focus to the removed broker's checkbox when only one broker is left", async () => {
  const { user } = open('?broker=1&broker=2&end=');
  await user.click(screen.getByRole('button', { name: 'Remove B' }));
  expect(screen.getByRole('checkbox', { name: 'B' })).toHaveFocus();
  expect(ticked()).toEqual(['A']);
});

it.each([
  ['?broker=1&broker=2&broker=9&end=', ['Nine is no longer listed here.']],
  ['?broker=99&end=', ["1 broker in this link isn't in our list."]],
  ['?broker=1&broker=2&broker=3&broker=4&broker=5&end=', ['Only four can be compared: E is left out.']],
  ['?broker=1&broker=2&nights=1', [INCOMPLETE]],
  ['?broker=1&broker=2&lots=abc&end=', [UNREADABLE]],
  ['?broker=1&broker=2&nights=99&end=', [UNREADABLE]],
  ['?broker=1&broker=2&lots=0.5&nights=2&end=', []],
  ['?broker=1&broker=', [INCOMPLETE]],
  ['?broker=1&amp;broker=2&amp;end=', [INCOMPLETE]],
])('explains what, if anything, is wrong with the link %s', (query, words) => {
  open(query);
  expect(said()).toEqual(words);
});

it('shows no cost while the trade is invalid', async () => {
  const { user } = open('?broker=1&broker=2&nights=0&end=');
  const lots = screen.getByRole('textbox', { name: 'Lots' });
  expect(screen.getByText('Cost of the trade')).toBeVisible();
  await user.clear(lots);
  await user.paste('-1');
  expect(await screen.findByText(/The cost appears once lots, nights and rates are valid\.$/)).toBeVisible();
  expect(screen.queryByText('Cost of the trade')).toBeNull();
  await user.clear(lots);
  await user.paste('2');
  expect(await screen.findByText('Cost of the trade')).toBeVisible();
});

it('keeps the choice “Only rows that differ” in the URL', async () => {
  const { user, address } = open('?broker=2&broker=1&nights=3&from=mail');
  const box = screen.getByRole('checkbox', { name: 'Only rows that differ' });
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(address()).toBe('/?broker=2&broker=1&nights=3&rows=differ&end=&from=mail');
  expect(box).toBeChecked();
  await user.click(box);
  expect(address()).toBe('/?broker=2&broker=1&nights=3&end=&from=mail');
  expect(screen.getByRole('link', { name: 'Choose other brokers' })).toHaveAttribute(
    'href',
    '/ib-partners?nights=3&pick=2&pick=1',
  );
});

const total = () => screen.getByText('Cost of the trade').closest('tr')?.querySelector('td')?.textContent;

it('uses the rate and account type from the link', async () => {
  const { user, address } = open(
    '?broker=1&broker=2&pair=USD%2FJPY&nights=0&rate=USDJPY150&account=micro&end=',
  );
  expect(screen.getByRole('textbox', { name: "Today's USD/JPY" })).toHaveValue('150');
  expect(total()).toBe('not stated');
  await user.click(screen.getByRole('button', { name: 'Use any account' }));
  expect(total()).toBe('$6.00');
  expect(address()).toBe('/?broker=1&broker=2&pair=USD%2FJPY&nights=0&rate=USDJPY150&end=');
});
