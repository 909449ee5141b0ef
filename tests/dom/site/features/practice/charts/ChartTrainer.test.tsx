import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import ChartTrainer from '@/site/features/practice/charts/ChartTrainer';
import { forgetProgress } from '../../../../../support/progress';
import { renderRoutes } from '../../../../../support/render';

beforeEach(() => {
  forgetProgress();
  sessionStorage.clear();
});

/** EUR/USD at 1.14604/1.14614: a buy reaches 1.16086, a sell loses 1.00R. */
async function drawFirst() {
  const view = renderRoutes([{ path: '*', element: <ChartTrainer number={1} /> }], '/practice/charts/1');
  await screen.findByRole('img');
  return view;
}

const replaysStored = () =>
  (JSON.parse(localStorage.getItem('upm_progress') ?? '{}') as { replays?: object }).replays;

const radio = (name: string) => screen.getByRole('radio', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join('|'));

it('plays a chart candle by candle after buying and compares four results', async () => {
  const { user } = await drawFirst();
  await user.click(radio('Buy at 1.14614'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your reason' }), 'After a break');
  await user.clear(field('Stop'));
  await user.type(field('Stop'), '1.1399');
  await user.clear(field('Target'));
  await user.type(field('Target'), '1,16');
  await user.type(field('Size in lots (optional)'), '0.30');
  expect(screen.getByText('$187.20, 1.87%')).toBeVisible();
  expect(screen.getByText('1:2.22')).toBeVisible();
  expect(screen.getByRole('slider', { name: 'Stop' })).toHaveAttribute('aria-valuetext', '1.13990');
  await user.click(button('Buy and play on'));
  expect(replaysStored()).toMatchObject({ 'replay-01': { side: 'buy', stop: 113_990, target: 116_000 } });
  expect(button('Play what followed')).toHaveFocus();
  await waitFor(() => {
    expect(button('Next candle')).toHaveAttribute('aria-disabled', 'false');
  });
  await user.click(button('Next candle'));
  expect(screen.getByText(/^Candle 1 of 40: close 1\.\d{5}\.$/)).toBeVisible();
  await user.click(button('To the end'));
  expect(screen.getByText(/^Watch each candle, or jump\?/)).toBeVisible();
  await user.click(button('Jump to the end'));
  expect(rows()).toEqual([
    '|Stop|Target|Ended by|R',
    'You|1.13990|1.16000|target|2.28',
    'A buyer|1.13878|1.16086|target|2.01',
    'A seller|1.15080|1.13652|stop|−1.00',
    'A bystander|–|–|–|0.00',
  ]);
  expect(screen.getByRole('heading', { name: /R At your / })).toHaveFocus();
  expect(screen.getByText('Your target was at twice the risk or more.')).toBeVisible();
  expect(screen.getByText('Your size risked 1.87% of the account, within 2%.')).toBeVisible();
  expect(document.body).not.toHaveTextContent(
    /\b(?:edge|skill|profitable|win rate|false break|reversal|you were right|well done)\b/i,
  );
  await user.click(button('Try again'));
  expect(screen.getByRole('region', { name: 'Chart 1' })).toHaveFocus();
  await user.click(radio('Stay out'));
  await user.click(button('Decide and play on'));
  expect(replaysStored()).toMatchObject({ 'replay-01': { side: 'buy' } });
});

it('keeps a plan until the end of the chart', async () => {
  const { user, unmount } = await drawFirst();
  await user.click(radio('Buy at 1.14614'));
  await user.clear(field('Stop'));
  await user.type(field('Stop'), '1.1399');
  unmount();
  const { user: later, unmount: leave } = await drawFirst();
  expect(radio('Buy at 1.14614')).toBeChecked();
  expect(field('Stop')).toHaveValue('1.1399');
  await later.click(radio('Stay out'));
  await later.click(button('Decide and play on'));
  leave();
  const { user: last, unmount: end } = await drawFirst();
  expect(radio('Stay out')).toBeChecked();
  await last.click(button('Decide and play on'));
  await waitFor(() => {
    expect(button('Next candle')).toHaveAttribute('aria-disabled', 'false');
  });
  await last.click(button('To the end'));
  await last.click(button('Jump to the end'));
  end();
  await drawFirst();
  expect(radio('Stay out')).not.toBeChecked();
});

/** Lets the test draw each frame itself, with motion allowed. */
function takeFrames() {
  const waiting = new Map<number, FrameRequestCallback>();
  let [ids, time] = [0, performance.now()];
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    ids += 1;
    waiting.set(ids, draw);
    return ids;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id));
  return () =>
    act(() => {
      time = Math.max(time, performance.now()) + 100;
      const drawn = [...waiting.values()];
      waiting.clear();
      for (const draw of drawn) draw(time);
    });
}

it('plays as soon as a decision is made, keeping the chart and then the result in view', async () => {
  const { user } = await drawFirst();
  const frame = takeFrames();
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const hasShownChart = () =>
    scrollIntoView.mock.contexts.some((box) => (box as Element).querySelector('[role=img]'));
  await user.click(radio('Stay out'));
  expect(hasShownChart()).toBe(false);
  await user.click(button('Decide and play on'));
  expect(hasShownChart()).toBe(true);
  expect(button('Pause')).toHaveFocus();
  frame();
  await waitFor(() => {
    expect(button('Pause')).toHaveAttribute('aria-disabled', 'false');
  });
  frame();
  frame();
  expect(screen.getByText(/^Candle 2 of 40/)).toBeVisible();
  await user.click(button('Next candle'));
  frame();
  expect(screen.getByText(/^Candle 3 of 40/)).toBeVisible();
  await user.click(button('Play what followed'));
  frame();
  await user.click(button('To the end'));
  expect(screen.getByRole('heading', { name: '0.00R You stayed out' })).toHaveFocus();
});

it('looks back at earlier candles while a chart plays', async () => {
  const { user } = await drawFirst();
  const frame = takeFrames();
  const shown = () => screen.getAllByRole('img')[0]?.ariaLabel;
  await user.click(radio('Stay out'));
  await user.click(button('Decide and play on'));
  frame();
  await waitFor(() => {
    expect(button('Pause')).toHaveAttribute('aria-disabled', 'false');
  });
  frame();
  const lookBack = screen.getByRole('slider', { name: 'Look back' });
  fireEvent.change(lookBack, { target: { value: Number(lookBack.getAttribute('max')) - 2 } });
  expect(screen.getByText('Looking back 8 hours: orders apply to the present')).toBeVisible();
  const earlier = shown();
  frame();
  expect(button('Pause')).toBeVisible();
  expect(screen.getByText('Looking back 12 hours: orders apply to the present')).toBeVisible();
  expect(shown()).toBe(earlier);
  await user.click(button('To the present'));
  expect(screen.getByText('At the present moment', { selector: 'output' })).toBeVisible();
  expect(shown()).not.toBe(earlier);
});

it('accepts a distance in another unit, and opens a keyboard with letters', async () => {
  const { user } = await drawFirst();
  await user.click(radio('Sell at 1.14604'));
  expect(field('Stop')).not.toHaveAttribute('inputmode', 'decimal');
  await user.clear(field('Stop'));
  await user.type(field('Stop'), '300 points');
  expect(screen.getByText('300 points: 30 pips, at 1.14904.')).toBeVisible();
  expect(screen.getByText('30 pips')).toBeVisible();
});

it('shows an error for a stop on the wrong side', async () => {
  const { user } = await drawFirst();
  await user.click(button('Decide and play on'));
  expect(screen.getByText('Pick buy, sell or stay out first.')).toBeVisible();
  await user.click(radio('Sell at 1.14604'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your reason' }), 'None of these');
  await user.clear(field('Stop'));
  await user.type(field('Stop'), '1.14');
  await user.click(button('Sell and play on'));
  expect(field('Stop')).toHaveFocus();
  expect(field('Stop')).toHaveAccessibleDescription(
    'The stop on a sell must be above the ask, 1.14614: it is where you would buy back.',
  );
  expect(replaysStored()).toBeUndefined();
});
