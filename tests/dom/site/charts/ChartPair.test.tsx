import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { lastCandles, type Timeframe } from '@/domain/practice/timedCandles';
import { ChartPair } from '@/site/charts/ChartPair';
import type { CandlesAt } from '@/site/charts/useLookBack';
import { marketDays } from '../../../support/practiceMarket';

const days = marketDays('K7M2Q9', 'EUR/USD', -40);
/** Halfway through an hour of the eighth day. */
const START = -53 * 1440 + 629;

/** Every minute up to which the charts requested candles. */
let asked: number[] = [];
const candlesAt: CandlesAt = (timeframe, minute, count) => {
  asked.push(minute);
  return lastCandles(days, timeframe, minute, count);
};

function Charts() {
  const [now, setNow] = useState(START);
  const [second, setSecond] = useState<Timeframe | 'none' | null>(null);
  return (
    <>
      <ChartPair
        instrument="EUR/USD"
        timeframe="H1"
        candlesAt={candlesAt}
        now={now}
        levels={[{ label: 'Stop', price: 107_000, tone: 'loss', onMove: () => undefined }]}
        second={second}
        onSecond={setSecond}
      />
      <button type="button" onClick={() => setNow(now + 60)}>
        Next candle
      </button>
    </>
  );
}

function draw() {
  asked = [];
  const user = userEvent.setup();
  render(<Charts />);
  return user;
}

const lookBack = () => screen.getByRole('slider', { name: 'Look back' });
const reader = (name = 'Candle') => screen.getByRole('slider', { name });
const lastShown = (index = 0) =>
  /to (Week .*?)\. .*last close (\S+)\./.exec(screen.getAllByRole('img')[index]?.ariaLabel ?? '')?.slice(1);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('stays at an earlier moment as time passes, until “To the present” is pressed', async () => {
  draw();
  const present = lastShown();
  expect(lookBack()).toHaveAttribute('aria-valuetext', 'At the present moment');
  fireEvent.change(lookBack(), { target: { value: Number(lookBack().getAttribute('max')) - 27 } });
  expect(screen.getByText('Looking back 1 day and 2 hours: orders apply to the present')).toBeVisible();
  const then = lastShown();
  expect(then).not.toEqual(present);
  await press('Next candle');
  expect(lastShown()).toEqual(then);
  expect(lookBack()).toHaveAttribute(
    'aria-valuetext',
    'Looking back 1 day and 3 hours: orders apply to the present',
  );
  expect(reader('Stop')).toBeVisible();
  await press('To the present');
  expect(lookBack()).toHaveAttribute('aria-valuetext', 'At the present moment');
  expect(screen.getByText('At the present moment.')).toHaveRole('status');
});

it('looks back when keyboard navigation goes beyond the candles shown', async () => {
  const user = draw();
  reader().focus();
  await user.keyboard('{PageDown>5/}');
  expect(reader()).toHaveValue('0');
  expect(reader()).toHaveAttribute('aria-valuetext', expect.stringContaining('Week −11, Monday 01:00.'));
  expect(screen.getByText(/^Looking back:/)).toHaveRole('status');
  await user.keyboard('{PageUp>9/}');
  expect(lookBack()).toHaveAttribute('aria-valuetext', 'At the present moment');
});

it('follows the present again once the slider is back at its end', async () => {
  draw();
  const end = Number(lookBack().getAttribute('max'));
  fireEvent.change(lookBack(), { target: { value: end - 27 } });
  fireEvent.change(lookBack(), { target: { value: end } });
  await press('Next candle');
  expect(lookBack()).toHaveAttribute('aria-valuetext', 'At the present moment');
});

it('draws a second chart that shows nothing later than the first', async () => {
  const user = draw();
  expect(screen.getAllByRole('img')).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Second chart' }), '4 hours');
  expect(lastShown(1)?.[1]).toBe(lastShown(0)?.[1]);
  reader('Candle of the second chart').focus();
  fireEvent.change(reader('Candle of the second chart'), { target: { value: 0 } });
  await user.keyboard('{ArrowLeft}');
  expect(lookBack()).toHaveAttribute('aria-valuetext', expect.stringContaining('Looking back'));
  expect(lastShown(1)?.[1]).toBe(lastShown(0)?.[1]);
  expect(screen.getAllByRole('slider', { name: 'Stop' })).toHaveLength(1);
  expect(Math.max(...asked)).toBe(START);
});
