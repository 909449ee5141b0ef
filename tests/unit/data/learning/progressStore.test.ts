import { expect, it } from 'vitest';
import { createProgressStore } from '@/data/learning/progressStore';
import { createKeyValueStore } from '@/data/storage/keyValueStore';
import { withAnswer, withMark } from '@/domain/learning/changes';
import { isDone } from '@/domain/learning/done';
import { anEnvironment, createFailingArea, quotaError } from '../../../support/environment';
import { day } from '../../../support/progress';
import { aTab, doneIn, KEY, LESSON, OTHER, settled, storedIn } from '../../../support/progressTab';

it('stores nothing when reading', () => {
  const { area, tab } = aTab();
  for (const id of [LESSON, OTHER, 'beginner/margin', 'beginner/leverage', 'forex/base-and-quote'])
    tab.open(id);
  expect(area.getItem(KEY)).toBeNull();
});

it('stores the last opened lesson together with the first mark', () => {
  const { area, tab } = aTab();
  tab.open(LESSON);
  tab.change((progress, now) => withAnswer(progress, `${LESSON}/buyer`, false, now));
  expect(storedIn(area)).toMatchObject({
    version: 1,
    answers: { [`${LESSON}/buyer`]: { correct: false } },
    opened: { [LESSON]: expect.any(String) as string },
  });
  tab.open(OTHER);
  expect(Object.keys(tab.read().progress.opened).toSorted()).toEqual([OTHER, LESSON].toSorted());
});

it('restores marks and their removal on the next visit', async () => {
  const first = aTab();
  first.mark(LESSON);
  first.mark(OTHER);
  first.mark(OTHER, false);
  await settled();
  expect(aTab(first.area).done()).toEqual([LESSON]);
});

it('keeps and shows simultaneous marks from two tabs', async () => {
  const here = aTab();
  const there = aTab(here.area);
  for (let round = 0; round < 30; round += 1) {
    here.mark(`beginner/here-${String(round)}`);
    there.mark(`beginner/there-${String(round)}`);
  }
  await settled();
  here.hear(here.area.getItem(KEY));
  there.hear(here.area.getItem(KEY));
  expect(doneIn(here.area)).toHaveLength(60);
  expect(here.done()).toHaveLength(60);
  expect(there.done()).toHaveLength(60);
  expect(here.redraws()).toBeGreaterThan(30);
});

it('keeps progress that a stale tab overwrote before closing', () => {
  const here = aTab();
  here.mark(LESSON);
  const stale = JSON.stringify({ version: 1, marks: { [OTHER]: { done: day(1) } } });
  here.area.setItem(KEY, stale);
  here.hear(stale);
  expect(doneIn(here.area)).toEqual([OTHER, LESSON].toSorted());
});

it('clears both tabs when one resets, until undone', async () => {
  const here = aTab();
  const there = aTab(here.area);
  here.mark(LESSON);
  there.hear(here.area.getItem(KEY));
  there.mark(OTHER);
  await settled();
  const before = here.tab.reset();
  there.hear(null);
  await settled();
  expect([here.done(), there.done()]).toEqual([[], []]);
  expect(here.area.getItem(KEY)).toBeNull();
  there.hear();
  expect(here.area.getItem(KEY)).toBeNull();
  here.tab.change(() => before ?? {});
  there.hear(here.area.getItem(KEY));
  expect([here.done(), there.done()]).toEqual([[OTHER, LESSON].toSorted(), [OTHER, LESSON].toSorted()]);
});

it('keeps only marks made after an unnoticed reset', async () => {
  const here = aTab();
  const there = aTab(here.area);
  here.mark(LESSON);
  there.hear(here.area.getItem(KEY));
  here.tab.reset();
  there.mark(OTHER);
  await settled();
  expect(doneIn(here.area)).toEqual([OTHER]);
});

it('restores nothing from a tab that was suspended during a reset', async () => {
  const here = aTab();
  const there = aTab(here.area);
  here.mark(LESSON);
  there.hear(here.area.getItem(KEY));
  await settled();
  here.tab.reset();
  here.mark(OTHER);
  await settled();
  there.hear();
  await settled();
  expect([here.done(), there.done(), doneIn(here.area)]).toEqual([[OTHER], [OTHER], [OTHER]]);
});

it.each(['', '{"version":1,"marks":{"beginner/two', '[]', '<html>'])(
  'starts empty and keeps a copy of %j',
  (text) => {
    const area = createFailingArea();
    area.setItem(KEY, text);
    const { tab, mark, done } = aTab(area);
    expect(done()).toEqual([]);
    expect(tab.read().trouble).toBe('damaged');
    expect(area.getItem(KEY)).toBe(text);
    mark(LESSON);
    expect(area.getItem(`${KEY}.corrupt`)).toBe(text);
    expect(doneIn(area)).toEqual([LESSON]);
  },
);

it('keeps an unreadable entry', () => {
  const area = createFailingArea();
  area.setItem(KEY, '{"version":1,"marks":{"beginner/the-pip":7},"later":{"a":1}}');
  const { mark, done } = aTab(area);
  mark(LESSON);
  expect(done()).toEqual([LESSON]);
  expect(storedIn(area)).toMatchObject({ marks: { [OTHER]: 7 }, later: { a: 1 } });
});

it("shows a later version's data and never overwrites it", async () => {
  const area = createFailingArea();
  const text = JSON.stringify({ version: 2, marks: { [LESSON]: { done: day(1) } } });
  area.setItem(KEY, text);
  const { tab, mark, done } = aTab(area);
  expect(done()).toEqual([LESSON]);
  expect(tab.read().trouble).toBe('newer');
  mark(OTHER);
  await settled();
  expect(done()).toEqual([OTHER, LESSON].toSorted());
  expect(tab.reset()).toBeNull();
  expect(area.getItem(KEY)).toBe(text);
});

it('stores everything once full storage has space again', async () => {
  const area = createFailingArea();
  area.failWrites = quotaError();
  const { tab, mark, done, reported, hear } = aTab(area);
  mark(LESSON);
  await settled();
  expect(done()).toEqual([LESSON]);
  expect(tab.read().trouble).toBe('full');
  expect(reported.length).toBeGreaterThan(0);
  area.failWrites = null;
  hear();
  expect(doneIn(area)).toEqual([LESSON]);
  expect(tab.read().trouble).toBeNull();
});

it('keeps unsaved progress through the back/forward cache', async () => {
  const area = createFailingArea();
  const { mark, done, hear } = aTab(area);
  mark(LESSON);
  await settled();
  area.failWrites = quotaError();
  mark(OTHER);
  await settled();
  hear();
  expect(done()).toEqual([LESSON, OTHER].toSorted());
  area.failWrites = null;
  hear();
  expect(doneIn(area)).toEqual([LESSON, OTHER].toSorted());
});

it('continues in memory when storage is unreadable', () => {
  const area = createFailingArea();
  area.failReads = new Error('no');
  const { tab, mark, done } = aTab(area);
  mark(LESSON);
  expect(done()).toEqual([LESSON]);
  expect(tab.read().trouble).toBe('refused');
});

it('continues in memory without storage', () => {
  const { environment } = anEnvironment({
    store: createKeyValueStore(
      () => null,
      () => undefined,
    ),
  });
  const tab = createProgressStore(environment);
  expect(tab.read().trouble).toBe('unkept');
  tab.change((progress, now) => withMark(progress, LESSON, { done: true, revision: 1 }, now));
  expect(isDone(tab.read().progress.marks[LESSON])).toBe(true);
});
