import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import PracticeAccount from '@/site/features/practice/account/PracticeAccount';
import { renderRoutes } from '../../../../../support/render';

beforeEach(() => {
  localStorage.clear();
  globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const said = () =>
  screen
    .getAllByRole('status')
    .filter((region) => region.getAttribute('aria-live') !== 'off')
    .map(({ textContent }) => textContent.trim())
    .join('');
const logStored = () =>
  (JSON.parse(localStorage.getItem('upm_practice') ?? '{}') as { readonly log?: readonly string[] }).log;

const draw = () => renderRoutes([{ path: '/', element: <PracticeAccount /> }], '/');

/** An account after its first day: EUR/USD has a bid of 1.08686 and an ask of 1.08696. */
async function drawAccount() {
  const { user, ...view } = draw();
  await user.click(field('Seed (optional)'));
  await user.paste('k7m2q9');
  await user.click(button('Start'));
  await screen.findByRole('slider', { name: 'Candle' });
  await user.click(button('Next day'));
  return { ...view, user };
}

async function buy(user: ReturnType<typeof draw>['user'], fields: Readonly<Record<string, string>>) {
  await user.click(button(/^Buy/));
  const ticket = within(screen.getByRole('dialog'));
  for (const [name, text] of Object.entries(fields)) {
    await user.click(ticket.getByRole('textbox', { name }));
    await user.paste(text);
  }
  return ticket;
}

const SOUND = {
  'Stop loss (optional)': '40 pips',
  'Take profit (optional)': '90 pips',
  'Size in lots': '0.25',
};

it('buys with a stop and a target, and closes the trade manually', async () => {
  const { user } = await drawAccount();
  const ticket = await buy(user, SOUND);
  expect(ticket.getByText('$100.00, 1.00%')).toBeVisible();
  await user.click(ticket.getByRole('button', { name: 'Buy 0.25 EUR/USD at 1.08696' }));
  expect(said()).toBe('Week 1, Monday 16:59. Bought 0.25 EUR/USD at 1.08696 (trade 1). Balance $10,000.00.');
  await user.click(button('Next candle'));
  expect(said()).toBe(
    'Week 1, Monday 17:59. Overnight charges: −$1.88. Balance $9,998.12. EUR/USD 1.08707. Open trades: +$2.75.',
  );
  await user.click(button('Change or close trade 1'));
  await user.click(await screen.findByRole('button', { name: /^Close 0.25 at/ }));
  expect(document.activeElement).toHaveTextContent(/was closed by you/);
  expect(said()).toMatch(/0.25 EUR\/USD \(trade 1\) was closed by you at 1.08707, \$2.75/);
  expect(screen.getAllByText('1 of 1').length).toBeGreaterThan(0);
  expect(logStored()).toEqual(['1439 m EUR/USD b 25 108296 109596 -', '1499 c 1 - -']);
  expect(
    screen.getByRole('row', {
      name: 'EUR/USD 1 bought 0.25 1.08696 1.08707 $2.75, less $1.88 overnight charges: $0.87',
      hidden: true,
    }),
  ).toBeInTheDocument();
});

it('closes part of a trade on Enter in the size field', async () => {
  const { user } = await drawAccount();
  const ticket = await buy(user, SOUND);
  await user.click(ticket.getByRole('button', { name: /^Buy 0.25/ }));
  await user.click(button('Change or close trade 1'));
  await user.clear(await screen.findByLabelText('Size to close, in lots'));
  await user.type(field('Size to close, in lots'), '0.1{Enter}');
  expect(said()).toMatch(/0.10 EUR\/USD \(trade 1\) was closed by you/);
  expect(logStored()).toEqual([expect.anything(), '1439 c 1 10 -']);
});

it('asks to save a new stop before closing part of a trade', async () => {
  const { user } = await drawAccount();
  const ticket = await buy(user, SOUND);
  await user.click(ticket.getByRole('button', { name: /^Buy 0.25/ }));
  await user.click(button('Change or close trade 1'));
  await user.type(await screen.findByLabelText('Stop loss'), '{Backspace}');
  await user.clear(field('Size to close, in lots'));
  await user.type(field('Size to close, in lots'), '0.1{Enter}');
  expect(field('Stop loss')).toHaveFocus();
  expect(field('Stop loss')).toHaveAccessibleDescription(
    expect.stringContaining("This change isn't saved yet."),
  );
  expect(logStored()).toEqual([expect.anything()]);
});

it('announces each step on a translated page', async () => {
  const { user } = await drawAccount();
  const status = screen.getByText(/^Week 1, Monday 16:59\./);
  const font = document.createElement('font');
  font.append(status.textContent);
  status.replaceChildren(font);
  await user.click(button('Next candle'));
  expect(said()).toMatch(/^Week 1, Monday 17:59\./);
});

it('shows an error for a stop on the wrong side', async () => {
  const { user } = await drawAccount();
  const ticket = await buy(user, { 'Stop loss (optional)': '1.09', 'Size in lots': '0.25' });
  await user.click(ticket.getByRole('button', { name: /^Buy 0.25/ }));
  expect(field('Stop loss (optional)')).toHaveFocus();
  expect(field('Stop loss (optional)')).toHaveAccessibleDescription(
    expect.stringContaining('The stop loss on a buy must be below the bid, now 1.08686'),
  );
  expect(logStored()).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Size for/ })).not.toBeInTheDocument();
});

it('converts points to pips, and asks about a number far from the price', async () => {
  const { user } = await drawAccount();
  const ticket = await buy(user, { 'Stop loss (optional)': '400 points', 'Size in lots': '0.25' });
  expect(ticket.getByText(/^400 points: 40 pips/)).toBeVisible();
  expect(ticket.getByText('$100.00, 1.00%')).toBeVisible();
  await user.clear(field('Stop loss (optional)'));
  await user.type(field('Stop loss (optional)'), '40{Enter}');
  expect(field('Stop loss (optional)')).toHaveAccessibleDescription(
    expect.stringContaining('Do you mean 40 pips or the price 40.00000?'),
  );
  expect(ticket.queryByText('no stop')).not.toBeInTheDocument();
  expect(logStored()).toEqual([]);
});

it('applies a distance in the direction that the order requires', async () => {
  const { user } = await drawAccount();
  await buy(user, { 'Size in lots': '0.1' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'stop');
  await user.type(field('Price'), '10 pips');
  await user.click(button('Buy 0.10 EUR/USD at 1.08796'));
  await user.click(button('Change order 1'));
  await user.clear(field('Price'));
  await user.type(field('Price'), '20 pips{Enter}');
  expect(logStored()?.at(-1)).toBe('1439 o 1 108896 = =');
});

it('explains why a level moved on the chart snaps back', async () => {
  const { user } = await drawAccount();
  const ticket = await buy(user, SOUND);
  await user.click(ticket.getByRole('button', { name: /^Buy 0.25/ }));
  const stop = screen.getByRole('slider', { name: 'Stop 1' });
  stop.focus();
  await user.keyboard('{PageUp}{Enter}');
  expect(stop).toHaveAttribute('aria-valuetext', '1.08296');
  const why = screen.getByText(/^Stop 1 stays at 1\.08296\. The stop loss on a buy must be below the bid/);
  expect(why).toHaveRole('status');
  await user.keyboard('{ArrowUp}');
  expect(why).toBeEmptyDOMElement();
});

it('focuses the submit button when a closed market refuses an order', async () => {
  const { user } = await drawAccount();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Instrument' }), 'S&P 500');
  const ticket = await buy(user, { 'Size in lots': '0.1' });
  await user.keyboard('{Enter}');
  expect(ticket.getByText(/^S&P 500 is closed and opens at 09:30/)).toBeVisible();
  expect(ticket.getByRole('button', { name: /^Buy 0.10/ })).toHaveFocus();
});

it('suggests a size that fits when the margin is too small', async () => {
  const { user } = await drawAccount();
  const ticket = await buy(user, { 'Size in lots': '5' });
  await user.click(ticket.getByRole('button', { name: /^Buy 5/ }));
  expect(field('Size in lots')).toHaveAccessibleDescription(expect.stringContaining('2.75 lots would fit.'));
});

it('shows the same account after a reload', async () => {
  const { user, unmount } = await drawAccount();
  const ticket = await buy(user, SOUND);
  await user.click(ticket.getByRole('button', { name: /^Buy 0.25/ }));
  await user.click(button('Next day'));
  expect(said()).toMatch(/^Week 1, Tuesday 16:59\. Overnight charges: −\$1\.88\. Balance \$9,998\.12\./);
  unmount();
  draw();
  expect(await screen.findByText('Week 1, Tuesday 16:59')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'EUR/USD 1: bought 0.25' })).toBeVisible();
});

it('keeps a limit order pending until cancelled', async () => {
  const { user } = await drawAccount();
  await user.click(button(/^Sell/));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'limit');
  await user.type(field('Price'), '1.1');
  await user.type(field('Size in lots'), '0.1');
  await user.click(button('Sell 0.10 EUR/USD at 1.10000'));
  expect(screen.getByRole('heading', { name: 'EUR/USD 1: sell limit for 0.10' })).toBeVisible();
  await user.click(button('Cancel order 1'));
  expect(screen.getByRole('heading', { name: 'Open trades and pending orders' })).toHaveFocus();
  expect(screen.getByText('There are no open trades or pending orders.')).toBeVisible();
});

it('explains a margin call with the equity and the margin', async () => {
  const { user } = await drawAccount();
  const ticket = await buy(user, { 'Size in lots': '2.75' });
  await user.click(ticket.getByRole('button', { name: /^Buy 2.75/ }));
  for (let day = 0; day < 40 && screen.queryByText(/^Margin call/) === null; day += 1)
    await user.click(button('Until something happens'));
  expect(
    screen.getByText(/^Margin call: your equity of \$[\d,.]+ is [\d.]+% of the margin of/),
  ).toBeVisible();
});

it('handles single-key shortcuts only when they are enabled', async () => {
  const { user } = await drawAccount();
  const shortcuts = screen.getByRole('checkbox', { name: 'Keyboard shortcuts' });
  button('Next day').focus();
  await user.keyboard('n');
  expect(screen.getByText('Week 1, Monday 16:59', { selector: 'span' })).toBeVisible();
  await user.click(shortcuts);
  await user.keyboard('n');
  expect(screen.getByText('Week 1, Monday 17:59', { selector: 'span' })).toBeVisible();
  fireEvent.keyDown(shortcuts, { key: 'ы', code: 'KeyS' });
  expect(screen.getByRole('radio', { name: /^Sell/ })).toBeChecked();
  await user.type(field('Size in lots'), 'n');
  expect(field('Size in lots')).toHaveValue('n');
  await user.keyboard('{Escape}');
  expect(screen.getByText('Week 1, Monday 17:59', { selector: 'span' })).toBeVisible();
});

it('shows the gain, the days and the rules at the end of a week, and starts the next on request', async () => {
  const { user } = await drawAccount();
  const ticket = await buy(user, SOUND);
  await user.click(ticket.getByRole('button', { name: /^Buy 0.25/ }));
  await user.click(button('Next candle'));
  await user.click(button('Change or close trade 1'));
  await user.click(await screen.findByRole('button', { name: /^Close 0.25 at/ }));
  expect(screen.queryByText('Equity at the end of each week')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /in week 1$/ })).not.toBeInTheDocument();
  for (let day = 2; day <= 5; day += 1) await user.click(button('Next day'));
  expect(await screen.findByRole('heading', { name: '+0.01% +$0.87 in week 1' })).toHaveFocus();
  expect(
    screen.getByRole('img', { name: /^Equity at the end of each day: Monday \$10,000\.00, Tuesday / }),
  ).toBeVisible();
  const rules = within(screen.getByRole('list', { name: 'Rules' })).getAllByRole('listitem');
  expect(rules).toHaveLength(7);
  expect(rules.map(({ textContent }) => textContent)).toContain('Reason given: kept 0 of 1 times');
  expect(screen.getByRole('row', { name: 'Week 1 $10,000.87', hidden: true })).toBeInTheDocument();
  await user.click(button('Continue to week 2'));
  expect(screen.getByText('Week 2, Sunday 17:59', { selector: 'span' })).toBeVisible();
  expect(button('Next candle')).toHaveFocus();
  expect(screen.queryByRole('heading', { name: /in week 1$/ })).not.toBeInTheDocument();
  expect(await screen.findByText('$10,000.00 before, $10,000.87 at the end.')).toBeVisible();
});

it('shows the week that ended on an earlier visit without taking the focus', async () => {
  const { user, unmount } = await drawAccount();
  for (let day = 2; day <= 5; day += 1) await user.click(button('Next day'));
  expect(await screen.findByText(/^No trade was closed this week/, { selector: 'p' })).toBeVisible();
  unmount();
  draw();
  expect(await screen.findByRole('heading', { name: '0.00% $0.00 in week 1' })).not.toHaveFocus();
});

/** Chooses a file with the account of `drawAccount` after it has bought 0.25 EUR/USD. */
async function chooseFile(user: ReturnType<typeof draw>['user'], past: readonly object[] = []) {
  const account = { version: 1, market: 1, engine: 1, seed: 'K7M2Q9', prices: 'spread', rev: 2, at: 1500 };
  const file = { format: 'upmark-practice', version: 1, exported: '2026-11-27T08:00:00.000Z', past };
  const log = ['1439 m EUR/USD b 25 - - -'];
  await user.upload(
    screen.getByLabelText('Import an account'),
    new File([JSON.stringify({ ...file, account: { ...account, log } })], 'upmark-practice.json', {
      type: 'application/json',
    }),
  );
  return screen.findByRole('button', { name: 'Import it' });
}

it('imports an exported account into a browser without one', async () => {
  const { user } = draw();
  await user.click(await chooseFile(user));
  expect(await screen.findByRole('heading', { name: 'EUR/USD 1: bought 0.25' })).toBeVisible();
  expect(said()).toBe('The account has been imported.');
  expect(document.body).not.toHaveFocus();
});

it('imports an earlier copy of the open account', async () => {
  const { user } = await drawAccount();
  const ticket = await buy(user, { 'Size in lots': '0.1' });
  await user.click(ticket.getByRole('button', { name: /^Buy 0.10/ }));
  await user.click(await chooseFile(user));
  expect(await screen.findByRole('heading', { name: 'EUR/USD 1: bought 0.25' })).toBeVisible();
  expect(said()).toBe('The account has been imported.');
  expect(document.body).not.toHaveFocus();
});

it('warns before an import that only twenty past accounts are kept', async () => {
  const past = {
    seed: 'ABCDEF',
    prices: 'spread',
    at: 9,
    balance: 1,
    trades: 0,
    kept: 0,
    of: 0,
    end: 'left',
  };
  const twenty = Array.from({ length: 20 }, (_, at) => ({ ...past, at }));
  localStorage.setItem('upm_practice_past', JSON.stringify(twenty));
  globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
  const { user } = draw();
  await chooseFile(user, [{ ...past, seed: 'ZZZZZZ' }]);
  expect(said()).toContain("Only 20 past accounts are stored, starting with this browser's.");
});

it('starts another account with the same seed, unless the visitor keeps this one', async () => {
  const { user } = await drawAccount();
  const ticket = await buy(user, { 'Size in lots': '0.1' });
  await user.click(ticket.getByRole('button', { name: /^Buy 0.10/ }));
  await user.click(button('Start another account'));
  expect(screen.getByRole('form', { name: 'Start an account with $10,000' })).toHaveFocus();
  expect(screen.queryByText(/^You have had/)).not.toBeInTheDocument();
  await user.click(button('Keep this account'));
  expect(button('Start another account')).toHaveFocus();
  await user.click(button('Start another account'));
  await user.type(field('Seed (optional)'), 'k7m2q9');
  const confirm = vi.spyOn(globalThis, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  await user.click(button('Start'));
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('its history of 1 trade are deleted'));
  expect(logStored()).toHaveLength(1);
  await user.click(button('Start'));
  expect(await screen.findByText('There are no open trades or pending orders.')).toBeVisible();
  expect(logStored()).toEqual([]);
  expect(said()).toBe('A new account has begun with $10,000.00.');
  expect(screen.getByRole('region', { name: 'Your account' })).toHaveFocus();
  await user.click(button('Start another account'));
  expect(screen.getByText(/^You have had 1 account before\. It ended at \$/)).toBeVisible();
});

it('scrolls to the status when another tab has already changed the account', async () => {
  const { user } = await drawAccount();
  const ticket = await buy(user, { 'Size in lots': '0.25' });
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const theirs = { ...(JSON.parse(localStorage.getItem('upm_practice') ?? '{}') as object), rev: 99 };
  localStorage.setItem('upm_practice', JSON.stringify(theirs));
  await user.click(ticket.getByRole('button', { name: /^Buy 0.25/ }));
  expect(said()).toMatch(/^Another tab has changed this account/);
  const shown = scrollIntoView.mock.contexts.map((element) => (element as Element).textContent);
  expect(shown).toContainEqual(expect.stringMatching(/^Another tab has changed/));
});

it('reports a lost action when two tabs save simultaneously', async () => {
  const { user } = await drawAccount();
  const ticket = await buy(user, { 'Size in lots': '0.25' });
  await user.click(ticket.getByRole('button', { name: /^Buy 0.25/ }));
  const theirs = String(localStorage.getItem('upm_practice')).replace(' b 25 ', ' b 10 ');
  localStorage.setItem('upm_practice', theirs);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'upm_practice', newValue: theirs }));
  expect(await screen.findByRole('heading', { name: 'EUR/USD 1: bought 0.10' })).toBeVisible();
  expect(said()).toBe("Another tab has changed this account, so your last action wasn't carried out.");
});
