import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
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

describe('places on the ruler, in percent of its width', () => {
  /** It runs from −1.55R to 3.2R, which are 4.75R: −1R lies 0.55 / 4.75 of it to the right. */
  it.each([
    [-1.55, 0],
    [-1, 11.58],
    [0, 32.63],
    [1, 53.68],
    [2, 74.74],
    [3, 95.79],
    [3.2, 100],
    [-1.56, 0],
    [3.21, 100],
  ])('%f R is at %f', (r, place) => {
    expect(placeOfR(r)).toBe(place);
  });

  const rulerFor = (issued: JsonObject, ...entries: readonly JsonObject[]) => {
    const [signal] = replayRecord([issued, ...entries]).signals;
    if (signal === undefined) throw new Error('There is no signal.');
    return rulerOf(signal);
  };
  const entered = anEvent('triggered', onDay(1), { price: '1.08400' });
  const single = (price: string) => anIssued({ targets: [{ price, share: 100 }] });
  const closed = (reason: string, price: string) => anEvent('closed', onDay(3), { reason, price });

  it('of an open sale reach from its stop to the entry, and on to its last target', () => {
    const { open, isEntered, targets } = rulerOf(sampleSignal(15));
    expect(open).toEqual({ loss: { from: 11.58, width: 21.05 }, reward: { from: 32.63, width: 52.63 } });
    expect(isEntered).toBe(true);
    expect(targets).toEqual([
      { place: 64.21, isReached: false },
      { place: 85.26, isReached: false },
    ]);
  });

  it('of a part and of what is still open both begin at the entry', () => {
    const { parts, open, targets } = rulerOf(sampleSignal(14));
    expect(parts).toEqual([{ from: 32.63, width: 42.11, share: 50, before: 0, isGain: true }]);
    expect(open?.reward).toEqual({ from: 32.63, width: 63.16 });
    expect(targets).toEqual([
      { place: 74.74, isReached: true },
      { place: 95.79, isReached: false },
    ]);
  });

  it('of a stop that was moved past the entry have no loss between them', () => {
    const moved = anEvent('stopMoved', onDay(2), { stopLoss: '1.08800', note: 'Up.' });
    const { stop, open } = rulerFor(single('1.09200'), entered, moved);
    expect(stop).toBe(53.68);
    expect(open).toEqual({ loss: { from: 32.63, width: 0 }, reward: { from: 32.63, width: 42.11 } });
  });

  it('at its two ends are still on it', () => {
    const high = rulerFor(single('1.09680'), entered, closed('target', '1.09680'));
    expect([high.targets, high.isCutAbove]).toEqual([[{ place: 100, isReached: true }], false]);
    const low = rulerFor(single('1.09200'), entered, closed('stop', '1.07780'));
    expect([low.parts[0]?.from, low.isCutBelow, low.open, low.isEntered]).toEqual([0, false, null, true]);
  });

  it('of one that expired are those of its plan, without an entry', () => {
    const { isEntered, open, parts, stop } = rulerOf(sampleSignal(5));
    expect([isEntered, open, parts, stop]).toEqual([false, null, [], 11.58]);
  });
});
