import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { breakEvenTool } from '@/site/features/calculators/breakEvenTool';
import { Calculator } from '@/site/features/calculators/Calculator';
import { positionSizeTool } from '@/site/features/calculators/positionSizeTool';
import { rewardToRiskTool } from '@/site/features/calculators/rewardToRiskTool';
import type { Tool, Values } from '@/site/features/calculators/tool';
import { showBuilt } from '../../../../support/hydrate';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const result = () => screen.getByRole('region', { name: 'Result' });
const button = (name: string) => screen.getByRole('button', { name });

const show = (tool: Tool, typed: Values = {}) =>
  render(
    <MemoryRouter>
      <Calculator tool={tool} initial={{ ...tool.start, ...typed }} />
    </MemoryRouter>,
  );

it('has the answer, its figures, its warnings, the formula and its notes in its result', () => {
  show(rewardToRiskTool, { target1: '1.09000' });
  expect(result()).toHaveTextContent(
    [
      'Reward for each 1 risked1.50 Break-even share of winners40.0%',
      'Less than 2 for each 1 risked: the courses advise at least 2. The same with your numbers',
    ].join(''),
  );
  const formula = within(result()).getByRole('list', { name: 'The same with your numbers' });
  expect(within(formula).getAllByRole('listitem').at(-1)).toHaveTextContent(
    /^Break-even share: .* = 40\.0%$/,
  );
  expect(result()).toHaveTextContent(
    /Numbers are rounded where they are shown; the calculation is not\.Before spread, commission and overnight charges\.$/,
  );
});

it('leads from a warning to where there is more on it', () => {
  show(positionSizeTool, { risk: '3' });
  expect(within(result()).getByRole('link', { name: 'How likely is ten in a row?' })).toHaveAttribute(
    'href',
    '/tools/losing-streaks?account=10000&currency=USD&risk=3&losses=10',
  );
});

it.each([
  ['an answer without a unit', rewardToRiskTool, {}, 'Reward for each 1 risked: 2.00'],
  [
    'a warning after the answer',
    breakEvenTool,
    { winPercent: '30' },
    'Winners needed to break even: 35.0 %. With this share of winners the method loses on average.',
  ],
  [
    'each of two warnings',
    positionSizeTool,
    { risk: '100', leverage: '0.1' },
    /^Trade no more than: 25\.00 lots\. 100% is more .*\. The margin is larger than the account: this position cannot be opened\.$/,
  ],
  [
    'what is missing',
    breakEvenTool,
    { gain: '' },
    '“A winning trade gains” is still missing. Type it, and the result stands here.',
  ],
  [
    'that more than one number is missing',
    breakEvenTool,
    { gain: '', loss: '' },
    'The result comes when every number fits.',
  ],
  ['that a number is wrong', breakEvenTool, { gain: '0' }, 'The result comes when every number fits.'],
])('says %s', (_what, tool, typed, words) => {
  show(tool, typed);
  const said = screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
  if (typeof words === 'string') expect(said).toBe(words);
  else expect(said).toMatch(words);
});

it.each([
  ['the loss beside the answer', positionSizeTool, {}, '0.25 lotsIf the stop is reached: −100.00 USD'],
  ['what the answer is where nothing is lost', rewardToRiskTool, {}, '2.00 Reward for each 1 risked'],
  ['what it waits for', breakEvenTool, { gain: '0' }, 'The result comes when every number fits.'],
])('has %s at the bottom of a phone, where it is not read out twice', (_what, tool, typed, words) => {
  const { container } = show(tool, typed);
  const bars = [...container.querySelectorAll('p[aria-hidden="true"]')];
  expect(bars.map(({ textContent }) => textContent)).toEqual([words]);
});

it('offers nothing before the page is live, and everything after', async () => {
  const { container, hydrate } = showBuilt(
    <Calculator
      tool={positionSizeTool}
      linkTo={() => '/'}
      initial={{ ...positionSizeTool.start, account: '500' }}
    />,
  );
  const controls = () => [
    ...screen.getAllByRole('button'),
    ...screen.getAllByRole('textbox', { hidden: true }),
    ...screen.getAllByRole('combobox'),
  ];
  expect(controls()).toHaveLength(16);
  for (const control of controls()) expect(control).toBeDisabled();
  expect(container.querySelector('noscript')).toHaveTextContent(
    'The fields open when the page is ready. Until then this is the example worked through.',
  );
  expect(await hydrate()).toEqual([]);
  expect(controls()).toHaveLength(16);
  for (const control of controls()) expect(control).toBeEnabled();
});

it('names its form and the groups of its fields', () => {
  show(positionSizeTool);
  const form = screen.getByRole('form', { name: 'Position size: your numbers' });
  const contract = 'Costs, margin and contract';
  expect(within(form).getByRole('group', { name: 'Your side' })).toContainElement(field('Account'));
  expect(within(form).getByRole('group', { name: 'The trade' })).toContainElement(field('Entry'));
  expect(within(form).getByText(contract, { selector: 'summary' })).toBeVisible();
  const folded = within(form).getByRole('group', { name: contract, hidden: true });
  expect(within(folded).getByLabelText('Lot step')).not.toBeVisible();
});

it('prints', async () => {
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  show(positionSizeTool);
  expect(print).not.toHaveBeenCalled();
  await userEvent.click(button('Print'));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

it('copies no calculation while there is none, but can begin again', () => {
  show(breakEvenTool, { gain: '' });
  expect(button('Copy the calculation')).toBeDisabled();
  expect(button('Start again')).toBeEnabled();
  expect(button('Print')).toBeEnabled();
  fireEvent.click(button('Start again'));
  expect(button('Copy the calculation')).toBeEnabled();
});

it('offers no link where it has no address', () => {
  show(positionSizeTool, { account: '500' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Start again',
    'Print',
    'Copy the calculation',
  ]);
});

it('says what a link holds once an account was typed', async () => {
  render(<Calculator tool={positionSizeTool} linkTo={() => '/'} />);
  const words = 'The link includes every number, your account too.';
  expect(screen.queryByText(words)).toBeNull();
  await userEvent.type(field('Account'), '0');
  expect(screen.getByText(words)).toBeVisible();
});

it('tells of no mistake in a field that came empty or was not left', () => {
  show(breakEvenTool, { gain: '', loss: '0' });
  expect(field('A winning trade gains')).not.toHaveAttribute('aria-invalid');
  expect(field('A losing trade loses')).toHaveAttribute('aria-invalid', 'true');
  fireEvent.blur(field('A winning trade gains'));
  expect(field('A winning trade gains')).toHaveAccessibleDescription(
    'A winning trade gains: enter a number, such as 1.',
  );
  // The other has been judged from the beginning, and a field once left stays judged.
  fireEvent.blur(field('A losing trade loses'));
  expect(field('A winning trade gains')).toBeInvalid();
});
