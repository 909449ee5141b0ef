import { describe, expect, it } from 'vitest';
import { placeOfR, rulerOf } from '@/domain/signals/ruler';
import { replayRecord } from '@/domain/signals/replay';
import { sampleSignal } from '../../../support/sampleSignals';
import { anEvent, anIssued, onDay } from '../../../support/signals';

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
    expect(targets.map(({ isReached }) => isReached)).toEqual([true, true]);
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
    const { parts, isCutBelow, isCutAbove } = rulerOf(sampleSignal(11));
    expect(parts[0]?.from).toBe(placeOfR(-1.4));
    expect([isCutBelow, isCutAbove]).toEqual([false, false]);
    const far = rulerOf(sampleSignal(4));
    expect([far.isCutBelow, far.isCutAbove]).toEqual([false, true]);
    expect([placeOfR(-9), placeOfR(9)]).toEqual([0, 100]);
  });

  it('says on which side a gap went beyond its end, and draws no target there', () => {
    const { signals } = replayRecord([
      anIssued({
        targets: [
          { price: '1.09200', share: 60 },
          { price: '1.10000', share: 40 },
        ],
      }),
      anEvent('triggered', onDay(1), { price: '1.08400' }),
      anEvent('closed', onDay(2), { price: '1.07600', reason: 'stop' }),
    ]);
    const [ruler] = signals.map(rulerOf);
    expect([ruler?.isCutBelow, ruler?.isCutAbove]).toEqual([true, true]);
    expect(ruler?.targets.map(({ place }) => place)).toEqual([placeOfR(2)]);
  });
});
