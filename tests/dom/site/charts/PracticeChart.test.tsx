import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { TimedCandle } from '@/domain/practice/timedCandles';
import { PracticeChart } from '@/site/charts/PracticeChart';

/** Sixty hourly candles from Sunday 17:00, each a pip higher than the last. */
const candles: readonly TimedCandle[] = Array.from({ length: 60 }, (_, index) => {
  const open = 108_000 + 10 * index;
  return { start: 60 * index, open, high: open + 30, low: open - 30, close: open + 10 };
});

function Chart({ onApply }: { readonly onApply?: () => void }) {
  const [stop, setStop] = useState(107_900);
  return (
    <PracticeChart
      name="EUR/USD, 1-hour candles"
      candles={candles}
      instrument="EUR/USD"
      levels={[
        { label: 'Entry', price: 108_600, tone: 'entry' },
        { label: 'Stop', price: stop, tone: 'loss', onMove: setStop, ...(onApply && { onApply }) },
      ]}
    />
  );
}

it('describes the chart in words', () => {
  render(<Chart />);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'EUR/USD, 1-hour candles: 40 candles of the bid from Week 1, Monday 13:00 to Week 1, Wednesday 04:00. Highest 1.08620, lowest 1.08170, last close 1.08600. Entry at 1.08600. Stop at 1.07900.',
  );
});

it('labels Monday on the axis rather than the few hours of Sunday', () => {
  const [first] = candles;
  if (!first) throw new Error('There are no candles.');
  const fourHours = Array.from({ length: 30 }, (_, index) => ({ ...first, start: 7200 + 240 * (index - 6) }));
  render(<PracticeChart name="EUR/USD, 4-hour candles" candles={fourHours} instrument="EUR/USD" />);
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) expect(screen.getByText(day)).toBeInTheDocument();
  expect(screen.queryByText('Sun')).toBeNull();
});

it('describes any candle on the chart by keyboard', async () => {
  const user = userEvent.setup();
  render(<Chart />);
  const reader = screen.getByRole('slider', { name: 'Candle' });
  expect(reader).toHaveAttribute(
    'aria-valuetext',
    'Week 1, Wednesday 04:00. Open 1.08590, high 1.08620, low 1.08560, close 1.08600, up 1 pip',
  );
  reader.focus();
  await user.keyboard('{PageUp}{PageDown}');
  expect(reader).toHaveValue('29');
  await user.keyboard('{PageDown>5/}');
  expect(reader).toHaveAttribute('aria-valuetext', expect.stringContaining('Week 1, Monday 13:00.'));
});

it('moves a level by keyboard, applies it on Enter and reverts it on Escape', async () => {
  const onApply = vi.fn();
  const user = userEvent.setup();
  render(<Chart onApply={onApply} />);
  const stop = screen.getByRole('slider', { name: 'Stop' });
  expect(screen.queryByRole('slider', { name: 'Entry' })).toBeNull();
  stop.focus();
  await user.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}');
  expect(stop).toHaveAttribute('aria-valuetext', '1.07810');
  await user.keyboard('{Escape}');
  expect(stop).toHaveAttribute('aria-valuetext', '1.07900');
  expect(onApply).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{Enter}{Escape}');
  expect(stop).toHaveAttribute('aria-valuetext', '1.07890');
  expect(onApply).toHaveBeenCalledOnce();
});
