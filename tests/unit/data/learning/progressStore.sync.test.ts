import { expect, it } from 'vitest';
import { createProgressStore } from '@/data/learning/progressStore';
import { withMark } from '@/domain/learning/changes';
import { anEnvironment, createFailingArea, quotaError } from '../../../support/environment';
import { day } from '../../../support/progress';
import { aTab, doneIn, KEY, LESSON, OTHER, settled, storedIn } from '../../../support/progressTab';

const doneText = (id: string, version: unknown = 1) =>
  JSON.stringify({ version, marks: { [id]: { done: day(1) } } });

function anAreaWith(text: string) {
  const area = createFailingArea();
  area.setItem(KEY, text);
  return area;
}

it('stores again what another tab wrote and storage lost', () => {
  const { area, mark, hear, done } = aTab();
  mark(LESSON);
  hear(doneText(OTHER));
  expect(doneIn(area)).toEqual([OTHER, LESSON].toSorted());
  expect(done()).toEqual([OTHER, LESSON].toSorted());
});

it('does not bring back what was reset', () => {
  const { area, tab, mark, hear, done } = aTab();
  mark(LESSON);
  const text = area.getItem(KEY);
  tab.reset();
  hear(text);
  expect(area.getItem(KEY)).toBeNull();
  expect(done()).toEqual([]);
});

it('shows what another tab wrote when storage cannot be read', () => {
  const area = createFailingArea();
  area.failReads = new Error('no');
  const { hear, done } = aTab(area);
  hear(doneText(OTHER));
  expect(done()).toEqual([OTHER]);
});

it('finds what another tab wrote unheard at the second look', async () => {
  const { area, mark } = aTab();
  mark(LESSON);
  area.setItem(KEY, doneText(OTHER));
  await settled();
  expect(doneIn(area)).toEqual([OTHER, LESSON].toSorted());
});

it('writes nothing when storage has everything', () => {
  const { area, tab, mark, hear, reported } = aTab(anAreaWith(doneText(LESSON)));
  mark(OTHER);
  const text = area.getItem(KEY);
  Object.assign(area, { failWrites: quotaError() });
  hear(text);
  expect(tab.read().trouble).toBeNull();
  expect(reported).toEqual([]);
});

it('treats an empty storage as a reset', () => {
  const { area, mark, hear, done } = aTab();
  mark(LESSON);
  area.removeItem(KEY);
  hear(null);
  expect(done()).toEqual([]);
  expect(area.getItem(KEY)).toBeNull();
});

it('keeps the damage warning for the rest of the visit', () => {
  const { tab, mark } = aTab(anAreaWith('{'));
  mark(LESSON);
  expect(tab.read().trouble).toBe('damaged');
});

it('ends the warning once storage takes writes again', () => {
  const area = createFailingArea();
  area.failWrites = new Error('no');
  const { tab, mark } = aTab(area);
  mark(LESSON);
  expect(tab.read().trouble).toBe('refused');
  area.failWrites = null;
  mark(OTHER);
  expect(tab.read().trouble).toBeNull();
  expect(doneIn(area)).toEqual([OTHER, LESSON].toSorted());
});

it('keeps what was done while storage could not be read', () => {
  const area = createFailingArea();
  area.failReads = new Error('no');
  const { mark, hear } = aTab(area);
  mark(LESSON);
  area.failReads = null;
  hear(null);
  expect(doneIn(area)).toEqual([LESSON]);
});

it.each([
  ['another tab holds the lock', new DOMException('', 'TimeoutError'), 0],
  ['the lock fails', new Error('no'), 1],
])('reports only a failing lock when %s', async (_what, failure, reports) => {
  const { mark, reported, area } = aTab(createFailingArea(), { lock: () => Promise.reject(failure) });
  mark(LESSON);
  await settled();
  expect(reported).toHaveLength(reports);
  expect(doneIn(area)).toEqual([LESSON]);
});

it('gives back what was reset', () => {
  const { area, tab, mark } = aTab();
  mark(LESSON);
  const before = tab.stored();
  expect(before).toEqual(storedIn(area));
  expect(tab.reset()).toEqual(before);
  expect(tab.stored()).toEqual({});
  expect(area.length).toBe(0);
});

it('keeps a damaged text aside when it is reset', () => {
  const { area, tab } = aTab(anAreaWith('{'));
  expect(tab.reset()).toEqual({});
  expect(area.getItem(KEY)).toBeNull();
  expect(area.getItem(`${KEY}.corrupt`)).toBe('{');
});

it('changes nothing when storage refuses a reset', () => {
  const area = createFailingArea();
  const { tab, mark, done, redraws } = aTab(area);
  mark(LESSON);
  Object.assign(area, {
    removeItem: () => {
      throw new Error('no');
    },
  });
  const drawn = redraws();
  expect(tab.reset()).toBeNull();
  expect(done()).toEqual([LESSON]);
  expect(doneIn(area)).toEqual([LESSON]);
  expect(tab.read().trouble).toBe('refused');
  expect(redraws()).toBeGreaterThan(drawn);
});

it('calls listeners once for each change', () => {
  const { tab, hear, redraws } = aTab();
  for (let look = 0; look < 3; look += 1) tab.read();
  const drawn = redraws();
  hear(null);
  expect(redraws()).toBe(drawn + 1);
});

it('calls nobody back after it is stopped', () => {
  const { environment } = anEnvironment();
  const tab = createProgressStore(environment);
  let calls = 0;
  const stop = tab.watch(() => {
    calls += 1;
  });
  stop();
  tab.change((progress, now) => withMark(progress, LESSON, { done: true, revision: 1 }, now));
  expect(calls).toBe(0);
});
