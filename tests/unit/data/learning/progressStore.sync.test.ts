import { expect, it } from 'vitest';
import { createFailingArea } from '../../../support/environment';
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

const doneText = (id: string, version: unknown = 1) =>
  JSON.stringify({ version, marks: { [id]: { done: noonOn(1) } } });

function anAreaWith(text: string) {
  const area = createFailingArea();
  area.setItem(KEY, text);
  return area;
}

it("finds another tab's unannounced changes on the second read", async () => {
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

it('restores progress that was reset', () => {
  const { area, tab, mark } = aTab();
  mark(LESSON);
  const before = tab.stored();
  expect(before).toEqual(storedIn(area));
  expect(tab.reset()).toEqual(before);
  expect(tab.stored()).toEqual({});
  expect(area.length).toBe(0);
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
