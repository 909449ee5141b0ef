import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import SizeInPips from '@/site/features/calculators/SizeInPips';
import { showBuilt } from '../../../../support/hydrate';

const calculator = (
  <MemoryRouter>
    <SizeInPips />
  </MemoryRouter>
);
const result = () => screen.getByRole('region', { name: 'Result' });

async function type(name: string, text: string) {
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name });
  await user.clear(field);
  if (text !== '') await user.type(field, text);
  await user.tab();
}

describe('SizeInPips', () => {
  it('has its example worked through in the built page', () => {
    const html = renderToString(calculator).replaceAll('<!-- -->', '');
    expect(html).toContain('0.25 lots');
    expect(html).toContain('you lose 100.00 USD. A move of one pip is worth 2.50 USD.');
    expect(html).toContain('10,000.00 USD × 1% ÷ (40 pips × 10.00 USD a lot) = 0.25 lots');
  });

  it('gives the size as one types, in either notation', async () => {
    render(calculator);
    await type('Distance to the stop', '12,5');
    expect(result()).toHaveTextContent('Trade 0.80 lots of EUR/USD.');
    expect(result()).toHaveTextContent('you lose 100.00 USD. A move of one pip is worth 8.00 USD.');
  });

  it('rounds down, and says what is really lost then', async () => {
    render(calculator);
    await type('Distance to the stop', '33');
    expect(result()).toHaveTextContent('Trade 0.30 lots of EUR/USD.');
    expect(result()).toHaveTextContent('you lose 99.00 USD.');
    expect(result()).toHaveTextContent('= 0.30 lots, rounded down');
  });

  it('says when the risk is above the advice, and when no size fits', async () => {
    render(calculator);
    await type('Risk on this trade', '5');
    expect(result()).toHaveTextContent('That is more than the courses advise, which is 1-2%.');
    await type('Risk on this trade', '1');
    await type('Your account', '20');
    expect(result()).toHaveTextContent('No size fits: even 0.01 lots, the smallest, would lose 4.00 USD.');
  });

  it('names what cannot be read, and waits for every number', async () => {
    render(calculator);
    await type('Your account', 'ten');
    expect(screen.getByRole('textbox', { name: 'Your account' })).toBeInvalid();
    expect(result()).toHaveTextContent('The result comes when every number fits.');
    await type('Your account', '0');
    expect(screen.getByRole('textbox', { name: 'Your account' })).toHaveAccessibleDescription(
      /has to be more than 0/,
    );
  });

  it.each([
    ['the size', '12.5', '0.80 lots'],
    ['that no size fits', '3000', 'No size fits: even 0.01 lots, the smallest, would lose 300.00 USD.'],
    ['that a number is missing', '', 'The result comes when every number fits.'],
  ])('announces %s once the typing rests', async (_what, distance, announced) => {
    render(calculator);
    await type('Distance to the stop', distance);
    expect(await screen.findByText(announced, { selector: '[aria-live]' })).toBeInTheDocument();
  });

  it('leads to the whole calculator with what was typed', async () => {
    render(calculator);
    await type('Your account', '4.000');
    await type('Distance to the stop', '50');
    expect(screen.getByRole('link', { name: /With your currency/ })).toHaveAttribute(
      'href',
      '/tools/position-size?account=4000&currency=USD&instrument=EUR%2FUSD&risk=1&entry=1.084&stop=1.079',
    );
  });

  it('leads to the whole calculator as it begins while a number is missing', async () => {
    render(calculator);
    await type('Your account', '');
    expect(screen.getByRole('link', { name: 'With your currency, instrument and costs' })).toHaveAttribute(
      'href',
      '/tools/position-size',
    );
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent(/^The result comes when every number fits\.$/);
    });
  });

  it('has its units, and everything in its result', () => {
    render(calculator);
    const form = screen.getByRole('form', { name: 'Position size' });
    expect(within(form).getByRole('group', { name: 'Your numbers' })).toHaveTextContent(
      'Your accountUSD= 10,000 USDRisk on this trade%= 1%Distance to the stoppips= 40 pips',
    );
    expect(result()).toHaveTextContent(
      /^ResultTrade 0\.25 lots of EUR\/USD\.If the stop is reached you lose 100\.00 USD\. A move of one pip is worth 2\.50 USD\.10,000\.00 USD × 1% ÷ \(40 pips × 10\.00 USD a lot\) = 0\.25 lots$/,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^0\.25 lots$/);
  });

  it.each([
    ['Your account', '', 'Your account: enter a number, such as 10,000.'],
    ['Your account', '1.0055', 'This number has 2 decimals at most.'],
    ['Risk on this trade', '', 'Risk on this trade: enter a number, such as 1.'],
    ['Risk on this trade', '0', 'This number has to be more than 0.'],
    ['Risk on this trade', '100.01', 'This number is too large for this calculator.'],
    ['Distance to the stop', '', 'Distance to the stop: enter a number, such as 40.'],
    ['Distance to the stop', '1.25', 'This number has 1 decimal at most.'],
    ['Distance to the stop', '0', 'The stop stands at the entry: there is no distance to measure.'],
  ])('says at “%s” what is wrong with %j, once it is left', (name, text, words) => {
    render(calculator);
    const field = screen.getByRole('textbox', { name });
    fireEvent.change(field, { target: { value: text } });
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(result()).toHaveTextContent(/^ResultThe result comes when every number fits\.$/);
    fireEvent.blur(field);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(words);
  });

  it.each([
    ['2', false],
    ['2.01', true],
  ])('takes a risk of %s%% for more than the advice: %s', async (risk, isOver) => {
    render(calculator);
    await type('Risk on this trade', risk);
    const words = screen.queryAllByText('That is more than the courses advise, which is 1-2%.');
    expect(words).toHaveLength(isOver ? 1 : 0);
  });

  it('rounds nothing down where the size comes out even, and opens its fields once it is live', async () => {
    const { container, hydrate } = showBuilt(calculator);
    const fields = within(container).getAllByRole('textbox');
    expect(fields).toHaveLength(3);
    for (const field of fields) expect(field).toBeDisabled();
    expect(await hydrate()).toEqual([]);
    for (const field of fields) expect(field).toBeEnabled();
    expect(result()).not.toHaveTextContent('rounded down');
  });
});
