import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { breakEvenTool } from '@/site/features/calculators/breakEvenTool';
import { Calculator } from '@/site/features/calculators/Calculator';
import { positionSizeTool } from '@/site/features/calculators/positionSizeTool';
import { rewardToRiskTool } from '@/site/features/calculators/rewardToRiskTool';
import type { Tool, Values } from '@/site/features/calculators/tool';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const result = () => screen.getByRole('region', { name: 'Result' });
const button = (name: string) => screen.getByRole('button', { name });

const show = (tool: Tool, typed: Values = {}) =>
  render(
    <MemoryRouter>
      <Calculator tool={tool} initial={{ ...tool.start, ...typed }} />
    </MemoryRouter>,
  );

it('shows answer, figures, warnings, formula and notes', () => {
  show(rewardToRiskTool, { target1: '1.09000' });
  expect(result()).toHaveTextContent(
    [
      'Reward per unit of risk1.50 Break-even share of winners40.0%',
      'Less than 2 times the risk: the courses advise at least 1:2. The same with your numbers',
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

it('links from a warning to more on it', () => {
  show(positionSizeTool, { risk: '3' });
  expect(within(result()).getByRole('link', { name: 'How likely is ten in a row?' })).toHaveAttribute(
    'href',
    '/tools/losing-streaks?account=10000&currency=USD&risk=3&losses=10',
  );
});

it.each([
  ['an answer without a unit', rewardToRiskTool, {}, 'Reward per unit of risk: 2.00'],
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
    '“A winning trade gains” is still missing. Enter it to see the result.',
  ],
  ['that a number is wrong', breakEvenTool, { gain: '0' }, 'The result appears once every number is valid.'],
])('announces %s', (_what, tool, typed, words) => {
  show(tool, typed);
  const said = screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
  if (typeof words === 'string') expect(said).toBe(words);
  else expect(said).toMatch(words);
});

it.each([
  ['the loss next to the answer', positionSizeTool, {}, '0.25 lotsIf the stop is reached: −100.00 USD'],
  ['what it waits for', breakEvenTool, { gain: '0' }, 'The result appears once every number is valid.'],
])('repeats %s in the bar for phones', (_what, tool, typed, words) => {
  const { container } = show(tool, typed);
  const bars = [...container.querySelectorAll('p[aria-hidden="true"]')];
  expect(bars.map(({ textContent }) => textContent)).toEqual([words]);
});

it('prints', async () => {
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  show(positionSizeTool);
  expect(print).not.toHaveBeenCalled();
  await userEvent.click(button('Print'));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

it('copies no calculation while there is none', () => {
  show(breakEvenTool, { gain: '' });
  expect(button('Copy the calculation')).toBeDisabled();
  expect(button('Start again')).toBeEnabled();
  expect(button('Print')).toBeEnabled();
  fireEvent.click(button('Start again'));
  expect(button('Copy the calculation')).toBeEnabled();
});

it('explains only mistakes in fields that were left', () => {
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
