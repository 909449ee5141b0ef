import { describe, expect, it } from 'vitest';
import { placeOfR, rulerOf } from '@/domain/signals/ruler';
import { sampleSignal } from '../../../support/sampleSignals';

describe('the ruler of R', () => {
  it('has its entry, its stop and its targets on the scale all signals share', () => {
    const { entry, stop, targets, isEntered, parts } = rulerOf(sampleSignal(16));
    expect([entry, stop]).toEqual([placeOfR(0), placeOfR(-1)]);
    expect(targets).toEqual([{ place: placeOfR(2), isReached: false }]);
    expect([isEntered, parts]).toEqual([false, []]);
  });

  it('draws each part as thick as its share, from the entry to where it was closed', () => {
    const { parts, targets } = rulerOf(sampleSignal(4));
    expect(parts.map(({ share, before, isGain }) => [share, before, isGain])).toEqual([
      [40, 0, true],
      [30, 40, true],
      [30, 70, false],
    ]);
    expect(parts[2]?.width).toBe(0);
    expect(targets.map(({ isReached }) => isReached)).toEqual([true, true, false]);
  });

  it('shows the present stop, and what is still open between it and the last target', () => {
    const moved = rulerOf(sampleSignal(14));
    expect(moved.stop).toBe(placeOfR(0));
    expect(moved.open?.loss.width).toBe(0);
    expect(moved.open?.reward.from).toBe(placeOfR(0));
    const waiting = rulerOf(sampleSignal(16));
    expect(waiting.open).toBeNull();
  });

  it('draws a gap past −1R, and says where something lies beyond its end', () => {
    const { parts, isCut } = rulerOf(sampleSignal(11));
    expect(parts[0]?.from).toBe(placeOfR(-1.4));
    expect(isCut).toBe(false);
    expect(rulerOf(sampleSignal(4)).isCut).toBe(true);
    expect([placeOfR(-9), placeOfR(9)]).toEqual([0, 100]);
  });
});
