import { expect, it } from 'vitest';
import { positionOfR, rulerOf } from '@/signals/ruler';
import { sampleSignal } from '../../support/sampleSignals';

it('places entry, stop and targets on a common scale', () => {
  const { entry, stop, targets, isEntered, parts } = rulerOf(sampleSignal(16));
  expect([entry, stop]).toEqual([positionOfR(0), positionOfR(-1)]);
  expect(targets).toEqual([{ place: positionOfR(2), isReached: false }]);
  expect([isEntered, parts]).toEqual([false, []]);
});

it('draws each part in proportion to its share', () => {
  const { parts, targets } = rulerOf(sampleSignal(4));
  expect(parts.map(({ share, before, isGain }) => [share, before, isGain])).toEqual([
    [40, 0, true],
    [30, 40, true],
    [30, 70, false],
  ]);
  expect(parts[2]?.width).toBe(0);
  expect(targets.map(({ isReached }) => isReached)).toEqual([true, true]);
});

it('shows the current stop and the remaining position', () => {
  const moved = rulerOf(sampleSignal(14));
  expect(moved.stop).toBe(positionOfR(0));
  expect(moved.open?.loss.width).toBe(0);
  expect(moved.open?.reward.from).toBe(positionOfR(0));
  const waiting = rulerOf(sampleSignal(16));
  expect(waiting.open).toBeNull();
});

it('draws a gap beyond the stop and marks values off the scale', () => {
  const { parts, isCutBelow, isCutAbove } = rulerOf(sampleSignal(11));
  expect(parts[0]?.from).toBe(positionOfR(-1.4));
  expect([isCutBelow, isCutAbove]).toEqual([false, false]);
  const far = rulerOf(sampleSignal(4));
  expect([far.isCutBelow, far.isCutAbove]).toEqual([false, true]);
  expect([positionOfR(-9), positionOfR(9)]).toEqual([0, 100]);
});
