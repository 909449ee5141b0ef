import { expect, it } from 'vitest';
import { createProgressStore } from '@/data/learning/progressStore';
import { createKeyValueStore } from '@/data/storage/keyValueStore';
import { withAnswer, withMark } from '@/domain/learning/changes';
import { isDone } from '@/domain/learning/done';
import { anEnvironment, createFailingArea, quotaError } from '../../../support/environment';
import { noonOn } from '../../../support/progress';
import {
  aTab,
  doneIn,
  KEY,
  LESSON,
  OTHER_LESSON,
  waitForStorage,
  storedIn,
} from '../../../support/progressTab';

it('stores nothing when lessons are only opened', () => {
  const { area, tab } = aTab();
  for (const id of [LESSON, OTHER_LESSON, 'beginner/margin', 'beginner/leverage', 'forex/base-and-quote'])
    tab.open(id);
  expect(area.getItem(KEY)).toBeNull();
});

it('stores an opened lesson once a question has been answered', () => {
  const { area, tab } = aTab();
  tab.open(LESSON);
  tab.change((progress, now) => withAnswer(progress, `${LESSON}/buyer`, false, now));
  expect(storedIn(area)).toMatchObject({
    version: 1,
    answers: { [`${LESSON}/buyer`]: { correct: false } },
    opened: { [LESSON]: expect.any(String) as string },
  });
  tab.open(OTHER_LESSON);
  expect(Object.keys(tab.read().progress.opened).toSorted()).toEqual([OTHER_LESSON, LESSON].toSorted());
});

it('restores lessons marked as done or not done on the next visit', async () => {
  const first = aTab();
  first.mark(LESSON);
  first.mark(OTHER_LESSON);
  first.mark(OTHER_LESSON, false);
  await waitForStorage();
  expect(aTab(first.area).done()).toEqual([LESSON]);
});

it('keeps and shows lessons marked as done in two tabs at once', async () => {
  const here = aTab();
  const there = aTab(here.area);
  for (let round = 0; round < 30; round += 1) {
    here.mark(`beginner/here-${String(round)}`);
    there.mark(`beginner/there-${String(round)}`);
  }
  await waitForStorage();
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
  const stale = JSON.stringify({ version: 1, marks: { [OTHER_LESSON]: { done: noonOn(1) } } });
  here.area.setItem(KEY, stale);
  here.hear(stale);
  expect(doneIn(here.area)).toEqual([OTHER_LESSON, LESSON].toSorted());
});

it('clears progress in both tabs when one resets it, until the reset is undone', async () => {
  const here = aTab();
  const there = aTab(here.area);
  here.mark(LESSON);
  there.hear(here.area.getItem(KEY));
  there.mark(OTHER_LESSON);
  await waitForStorage();
  const before = here.tab.reset();
  there.hear(null);
  await waitForStorage();
  expect([here.done(), there.done()]).toEqual([[], []]);
  expect(here.area.getItem(KEY)).toBeNull();
  there.hear();
  expect(here.area.getItem(KEY)).toBeNull();
  here.tab.change(() => before ?? {});
  there.hear(here.area.getItem(KEY));
  expect([here.done(), there.done()]).toEqual([
    [OTHER_LESSON, LESSON].toSorted(),
    [OTHER_LESSON, LESSON].toSorted(),
  ]);
});

it('keeps only the lesson marked as done by a tab that missed a reset', async () => {
  const here = aTab();
  const there = aTab(here.area);
  here.mark(LESSON);
  there.hear(here.area.getItem(KEY));
  here.tab.reset();
  there.mark(OTHER_LESSON);
  await waitForStorage();
  expect(doneIn(here.area)).toEqual([OTHER_LESSON]);
});

it('restores nothing from a tab that was suspended during a reset', async () => {
  const here = aTab();
  const there = aTab(here.area);
  here.mark(LESSON);
  there.hear(here.area.getItem(KEY));
  await waitForStorage();
  here.tab.reset();
  here.mark(OTHER_LESSON);
  await waitForStorage();
  there.hear();
  await waitForStorage();
  expect([here.done(), there.done(), doneIn(here.area)]).toEqual([
    [OTHER_LESSON],
    [OTHER_LESSON],
    [OTHER_LESSON],
  ]);
});

it.each(['', '{"version":1,"marks":{"beginner/two', '[]', '<html>'])(
  'starts empty and keeps a copy of %j',
  (text) => {
    const area = createFailingArea();
    area.setItem(KEY, text);
    const { tab, mark, done } = aTab(area);
    expect(done()).toEqual([]);
    expect(tab.read().storageProblem).toBe('damaged');
    expect(area.getItem(KEY)).toBe(text);
    mark(LESSON);
    expect(area.getItem(`${KEY}.corrupt`)).toBe(text);
    expect(doneIn(area)).toEqual([LESSON]);
  },
);

it("shows a later version's data and never overwrites it", async () => {
  const area = createFailingArea();
  const text = JSON.stringify({ version: 2, marks: { [LESSON]: { done: noonOn(1) } } });
  area.setItem(KEY, text);
  const { tab, mark, done } = aTab(area);
  expect(done()).toEqual([LESSON]);
  expect(tab.read().storageProblem).toBe('newer');
  mark(OTHER_LESSON);
  await waitForStorage();
  expect(done()).toEqual([OTHER_LESSON, LESSON].toSorted());
  expect(tab.reset()).toBeNull();
  expect(area.getItem(KEY)).toBe(text);
});

it('stores all progress when full storage has space again', async () => {
  const area = createFailingArea();
  area.failWrites = quotaError();
  const { tab, mark, done, reported, hear } = aTab(area);
  mark(LESSON);
  await waitForStorage();
  expect(done()).toEqual([LESSON]);
  expect(tab.read().storageProblem).toBe('full');
  expect(reported.length).toBeGreaterThan(0);
  area.failWrites = null;
  hear();
  expect(doneIn(area)).toEqual([LESSON]);
  expect(tab.read().storageProblem).toBeNull();
});

it('keeps unsaved progress through the back/forward cache', async () => {
  const area = createFailingArea();
  const { mark, done, hear } = aTab(area);
  mark(LESSON);
  await waitForStorage();
  area.failWrites = quotaError();
  mark(OTHER_LESSON);
  await waitForStorage();
  hear();
  expect(done()).toEqual([LESSON, OTHER_LESSON].toSorted());
  area.failWrites = null;
  hear();
  expect(doneIn(area)).toEqual([LESSON, OTHER_LESSON].toSorted());
});

it('keeps progress in memory when storage is unreadable', () => {
  const area = createFailingArea();
  area.failReads = new Error('no');
  const { tab, mark, done } = aTab(area);
  mark(LESSON);
  expect(done()).toEqual([LESSON]);
  expect(tab.read().storageProblem).toBe('refused');
});

it('keeps progress in memory when there is no storage', () => {
  const { environment } = anEnvironment({
    store: createKeyValueStore(
      () => null,
      () => undefined,
    ),
  });
  const tab = createProgressStore(environment);
  expect(tab.read().storageProblem).toBe('unkept');
  tab.change((progress, now) => withMark(progress, LESSON, { done: true, revision: 1 }, now));
  expect(isDone(tab.read().progress.marks[LESSON])).toBe(true);
});

const doneText = (id: string, version: unknown = 1) =>
  JSON.stringify({ version, marks: { [id]: { done: noonOn(1) } } });

function anAreaWith(text: string) {
  const area = createFailingArea();
  area.setItem(KEY, text);
  return area;
}

it("notices another tab's unannounced changes on the second read", async () => {
  const { area, mark } = aTab();
  mark(LESSON);
  area.setItem(KEY, doneText(OTHER_LESSON));
  await waitForStorage();
  expect(doneIn(area)).toEqual([OTHER_LESSON, LESSON].toSorted());
});

it('keeps warning about damage for the rest of the visit', () => {
  const { tab, mark } = aTab(anAreaWith('{'));
  mark(LESSON);
  expect(tab.read().storageProblem).toBe('damaged');
});

it('keeps damaged data when progress is reset', () => {
  const { area, tab } = aTab(anAreaWith('{'));
  expect(tab.reset()).toEqual({});
  expect(area.getItem(KEY)).toBeNull();
  expect(area.getItem(`${KEY}.corrupt`)).toBe('{');
});

it('changes nothing when storage rejects a reset', () => {
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
  expect(tab.read().storageProblem).toBe('refused');
  expect(redraws()).toBeGreaterThan(drawn);
});

it('asks the browser to persist storage once, with the first lesson marked as done', () => {
  let asked = 0;
  const persist = () => {
    asked += 1;
  };
  const { tab, mark, area } = aTab(createFailingArea(), { persist });
  tab.open(LESSON);
  expect(asked).toBe(0);
  mark(LESSON);
  mark(OTHER_LESSON);
  aTab(area, { persist }).mark(LESSON, false);
  expect(asked).toBe(1);
});
