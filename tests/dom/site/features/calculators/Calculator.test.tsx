import { render, screen, waitFor, fireEvent, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UrlCalculator } from '@/site/features/calculators/UrlCalculator';
import { Calculator } from '@/site/features/calculators/Calculator';
import { pipValueTool } from '@/site/features/calculators/pipValueTool';
import { positionSizeTool } from '@/site/features/calculators/positionSizeTool';
import type { Tool, FieldValues } from '@/site/features/calculators/tool';
import { breakEvenTool } from '@/site/features/calculators/breakEvenTool';
import { rewardToRiskTool } from '@/site/features/calculators/rewardToRiskTool';
import { renderRoutes } from '../../../../support/render';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

const result = () => screen.getByRole('region', { name: 'Result' });

const announced = () => document.querySelector('output')?.textContent;

async function type(name: string, text: string) {
  const user = userEvent.setup();
  await user.clear(field(name));
  await user.paste(text);
  return user;
}

it('calculates while typing, with a decimal comma or point', async () => {
  render(<Calculator tool={positionSizeTool} />);
  await type('Account size', '20.000,50');
  expect(field('Account size')).toHaveAccessibleDescription('= 20,000.5 USD');
  expect(field('Risk on this trade')).not.toHaveAccessibleDescription();
  await type('Stop loss', '1,08200');
  expect(result()).toHaveTextContent('1.00 lots');
});

it('opens a keyboard with a semicolon only in a field for several numbers', () => {
  render(<Calculator tool={positionSizeTool} />);
  expect(field('Targets')).toHaveAttribute('inputmode', 'text');
  expect(field('Entry')).toHaveAttribute('inputmode', 'decimal');
});

it('explains an invalid field on blur', async () => {
  render(<Calculator tool={positionSizeTool} />);
  const user = await type('Stop loss', '1.084');
  expect(field('Stop loss')).not.toHaveAttribute('aria-invalid');
  expect(field('Stop loss')).toHaveFocus();
  await user.tab();
  expect(field('Stop loss')).toBeInvalid();
  expect(field('Stop loss')).toHaveAccessibleDescription(
    'A price, or a distance such as 40 pips. The stop is at the entry: there is no distance to measure.',
  );
  await type('Stop loss', '1.08');
  expect(field('Stop loss')).not.toHaveAttribute('aria-invalid');
  expect(result()).toHaveTextContent('0.25 lots');
});

it('keeps the last answer, hidden from screen readers, while a number is wrong', async () => {
  render(<Calculator tool={positionSizeTool} />);
  await type('Account size', '2o');
  await waitFor(() => {
    expect(announced()).toBe('Waiting for: Account size');
  });
  expect(within(result()).getByText('0.25').closest('[aria-hidden=true]')).toHaveAttribute('inert');
  expect(button('Copy the calculation')).toBeDisabled();
});

it('switches a trade from a sale to a purchase and back', async () => {
  render(<Calculator tool={positionSizeTool} />);
  await type('Stop loss', '1.0880');
  await type('Targets', '1.0760');
  expect(result()).toHaveTextContent(/^Sell no more than0\.25 lotsYour stop is above the entry\./);
  await userEvent.click(button('Buy instead'));
  expect([field('Stop loss').value, field('Targets').value]).toEqual(['1.08000', '1.09200']);
  expect(button('Sell instead')).toHaveFocus();
});

it('asks for the account size if the initial values leave it empty', async () => {
  const trade = { ...positionSizeTool.start, account: '' };
  render(<Calculator tool={positionSizeTool} initial={trade} />);
  const words = 'The size of your account is still missing. Enter it to see the result.';
  expect(result()).toHaveTextContent(words);
  expect(announced()).toBe(words);
  expect(field('Account size')).not.toHaveAttribute('aria-invalid');
  expect(field('Account size')).toHaveAccessibleDescription('Still missing');
  await type('Account size', '10000');
  expect(result()).toHaveTextContent('0.25 lots');
  await type('Entry', ' ');
  expect(result()).toHaveTextContent('“Entry” is still missing. Enter it to see the result.');
  await type('Stop loss', 'x');
  expect(result()).toHaveTextContent('Waiting for: Entry, Stop loss');
});

it('asks for the exchange rate between the two currencies', async () => {
  render(<Calculator tool={positionSizeTool} />);
  expect(screen.queryByRole('textbox', { name: '1 GBP in USD' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Account currency' }), 'GBP');
  await type('1 GBP in USD', '1,25');
  expect(field('1 GBP in USD')).toHaveAccessibleDescription('1 USD is then worth 0.80 GBP. = 1.25');
  expect(result()).toHaveTextContent('0.31 lots');
});

const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);

it('clears prices, costs and the lot size when another instrument is chosen', async () => {
  render(<Calculator tool={positionSizeTool} />);
  await type('Round-trip cost', '2 pips');
  await type('Units in one lot', '10000');
  await choose('Instrument', 'Gold');
  for (const name of ['Entry', 'Stop loss', 'Round-trip cost', 'Units in one lot'])
    expect(field(name)).toHaveValue('');
  expect(field('Account size')).toHaveValue('10000');
  expect(field('Risk on this trade')).toHaveValue('1');
  expect(field('Entry')).not.toBeInvalid();
  expect(result()).toHaveTextContent('Waiting for: Entry, Stop loss');
});

it('clears an exchange rate when its currencies change', async () => {
  render(<Calculator tool={pipValueTool} />);
  await choose('Account currency', 'GBP');
  await type('1 GBP in USD', '1.27');
  expect(result()).toHaveTextContent('1.97 GBP');
  await choose('Instrument', 'USD/JPY');
  expect(field('1 GBP in JPY')).toHaveValue('');
  await type('1 GBP in JPY', '197.4');
  await choose('Account currency', 'JPY');
  await choose('Account currency', 'GBP');
  expect(field('1 GBP in JPY')).toHaveValue('');
});

it('keeps the prices from a link without an instrument when an instrument is chosen', async () => {
  const { instrument: _, ...others } = positionSizeTool.start;
  render(
    <Calculator tool={positionSizeTool} initial={{ ...others, instrument: '' }} missing={['instrument']} />,
  );
  await choose('Instrument', 'EUR/USD');
  expect(field('Entry')).toHaveValue('1.08400');
});

it('copies the calculation, or selects it when copying fails', async () => {
  render(<Calculator tool={positionSizeTool} />);
  const user = userEvent.setup();
  const copy = () => screen.getByRole('button', { name: 'Copy the calculation' });
  await user.click(copy());
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('Buy no more than: 0.25 lots');
  await type('Account size', '20000');
  await waitFor(() => {
    expect(announced()).toBe('Buy no more than: 0.50 lots');
  });
  // The copied text is out of date.
  expect(screen.queryByText('Copied.')).toBeNull();

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(copy());
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Text to copy',
  });
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toContain('0.50 lots');
});

const renderAt = (query: string) => {
  globalThis.history.replaceState(null, '', `/tools/position-size${query}`);
  const calculator = <UrlCalculator tool={positionSizeTool} />;
  return renderRoutes([{ path: '*', element: calculator }], `/tools/position-size${query}`);
};

it('fills in fields from the URL and explains invalid values', () => {
  renderAt('?account=abc&currency=USD&risk=1&instrument=GBP%2FUSD&entry=1.25800&stop=1.25200&end=');
  expect(screen.getByRole('combobox', { name: 'Instrument' })).toHaveValue('GBP/USD');
  expect(field('Entry')).toHaveValue('1.25800');
  expect(field('Account size')).toHaveValue('abc');
  expect(field('Account size')).toHaveAccessibleDescription(
    "We can't read “abc”. Enter a number, such as 10,000.",
  );
  expect(result()).toHaveTextContent('Waiting for: Account size');
});

it('says what is missing from a link, and calculates once it is entered', async () => {
  renderAt('?account=500&currency=EUR&risk=2&instrument=EUR%2FUSD&entry=1.084&stop=1.0');
  const form = screen.getByRole('form', { name: 'Position size: your numbers' });
  expect(form).toHaveTextContent(
    'This link is incomplete. Missing: Stop loss. Enter what is missing, or ask for the complete link.',
  );
  expect(result()).toHaveTextContent(/^This link is incomplete\. Enter what is missing to see the result\.$/);
  expect(field('Stop loss')).toHaveValue('');
  expect(field('Stop loss')).toHaveAccessibleDescription(/Still missing$/);
  await type('Stop loss', '1.08');
  expect(result()).toHaveTextContent('0.02 lots');
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(form).not.toHaveTextContent('This link is incomplete');
});

it('asks for the choices that are missing from a link', async () => {
  renderAt('?account=500&amp;currency=EUR&risk=2&amp;instrument=EUR%2FUSD&entry=1.084&stop=1.08&end=');
  for (const [name, option] of [
    ['Account currency', 'EUR'],
    ['Instrument', 'EUR/USD'],
  ] as const) {
    const menu = screen.getByRole('combobox', { name });
    expect(menu).toHaveDisplayValue('Choose');
    expect(menu).toHaveAccessibleDescription('Still missing');
    expect(result()).not.toHaveTextContent('lots');
    await userEvent.selectOptions(menu, option);
  }
  expect(result()).toHaveTextContent('0.02 lots');
});

it('does not calculate from a link that is missing one of its optional numbers', async () => {
  renderAt('?account=500&currency=USD&risk=2&instrument=EUR%2FUSD&entry=1.084&stop=1.08&cost=0.00');
  expect(result()).toHaveTextContent('This link is incomplete.');
  await type('Round-trip cost', '0.0001');
  expect(result()).toHaveTextContent('0.02 lots');
});

it('shares a link, or copies it when sharing fails', async () => {
  const share = vi.fn<Navigator['share']>(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  try {
    renderAt('?account=10000&currency=USD&risk=1&instrument=EUR%2FUSD&entry=1.084&stop=1.082&end=');
    const user = userEvent.setup();
    const button = () => screen.getByRole('button', { name: 'Share a link to these numbers' });
    await user.click(button());
    expect(share.mock.lastCall?.[0]?.url).toMatch(/&stop=1\.082&end=$/);
    expect(screen.queryByText('Copied.')).toBeNull();
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await user.click(button());
    expect(screen.queryByText('Copied.')).toBeNull();
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await user.click(button());
    expect(await screen.findByText('Copied.')).toBeVisible();
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

it('leaves the account size out of a copied link on request', async () => {
  renderAt('?other=1');
  const shared = async () => {
    const link = new URL(await navigator.clipboard.readText());
    expect(link.pathname).toBe('/tools/position-size');
    expect(link.searchParams.has('other')).toBe(false);
    return [link.searchParams.get('account'), link.searchParams.get('stop')];
  };
  const user = await type('Stop loss', '1.0820');
  expect(screen.queryByRole('button', { name: 'Share it without my account size' })).toBeNull();
  await type('Account size', '5000');
  // The announcement re-renders the buttons, which would lose a click in progress.
  await vi.waitFor(() => {
    expect(announced()).toContain('0.25 lots');
  });
  await user.click(screen.getByRole('button', { name: 'Share a link to these numbers' }));
  expect(await shared()).toEqual(['5000', '1.082']);
  await user.click(screen.getByRole('button', { name: 'Share it without my account size' }));
  expect(await shared()).toEqual(['', '1.082']);
});

const button = (name: string) => screen.getByRole('button', { name });

const show = (tool: Tool, typed: FieldValues = {}) =>
  renderRoutes(
    [{ path: '*', element: <Calculator tool={tool} initial={{ ...tool.start, ...typed }} /> }],
    '/',
  );

it('shows answer, figures, warnings, formula and notes', () => {
  show(rewardToRiskTool, { target1: '1.09000' });
  expect(result()).toHaveTextContent(
    [
      'Reward per unit of risk1.50 Break-even win rate40.0%',
      'Less than 2 times the risk: the courses advise at least 1:2. Try it with your numbers',
    ].join(''),
  );
  const formula = within(result()).getByRole('list', { name: 'Try it with your numbers' });
  expect(within(formula).getAllByRole('listitem').at(-1)).toHaveTextContent(
    /^Break-even win rate: .* = 40\.0%$/,
  );
  expect(result()).toHaveTextContent(
    /Numbers are rounded for display; the calculation isn't\.Before spread, commission and overnight charges\.$/,
  );
});

it('links from a warning to an explanation', () => {
  show(positionSizeTool, { risk: '3' });
  expect(within(result()).getByRole('link', { name: 'How likely are ten in a row?' })).toHaveAttribute(
    'href',
    expect.stringContaining('/tools/losing-streaks?account=10000&currency=USD&risk=3&losses=10&'),
  );
});

it('prints the calculation', async () => {
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  show(positionSizeTool);
  expect(print).not.toHaveBeenCalled();
  await userEvent.click(button('Print'));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

it('disables copying when there is no calculation', () => {
  show(breakEvenTool, { gain: '' });
  expect(button('Copy the calculation')).toBeDisabled();
  expect(button('Start again')).toBeEnabled();
  expect(button('Print')).toBeEnabled();
  fireEvent.click(button('Start again'));
  expect(button('Copy the calculation')).toBeEnabled();
});
