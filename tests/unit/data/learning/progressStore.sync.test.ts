import { describe, expect, it } from 'vitest';
import { createProgressStore } from '@/data/learning/progressStore';
import { createKeyValueStore } from '@/data/storage/keyValueStore';
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

describe('what another tab wrote', () => {
  it('is stored again where it was told of, but is lost from storage', () => {
    const { area, mark, hear, done } = aTab();
    mark(LESSON);
    hear(doneText(OTHER));
    expect(doneIn(area)).toEqual([OTHER, LESSON].toSorted());
    expect(done()).toEqual([OTHER, LESSON].toSorted());
  });

  it('is not brought back after a reset, however late it is told of', () => {
    const { area, tab, mark, hear, done } = aTab();
    mark(LESSON);
    const text = area.getItem(KEY);
    tab.reset();
    hear(text);
    expect(area.getItem(KEY)).toBeNull();
    expect(done()).toEqual([]);
  });

  it('is no concern of this tab where a newer edition wrote it, or it cannot be read', () => {
    const { area, mark, hear, reported } = aTab();
    mark(LESSON);
    const text = area.getItem(KEY);
    hear(doneText(OTHER, 2));
    hear('{');
    expect(area.getItem(KEY)).toBe(text);
    expect(reported).toEqual([]);
  });

  it('is shown where storage itself cannot be read', () => {
    const area = createFailingArea();
    area.failReads = new Error('no');
    const { hear, done } = aTab(area);
    hear(doneText(OTHER));
    expect(done()).toEqual([OTHER]);
  });

  it('and nobody told of is found by the second look that follows each change', async () => {
    const { area, mark } = aTab();
    mark(LESSON);
    area.setItem(KEY, doneText(OTHER));
    await settled();
    expect(doneIn(area)).toEqual([OTHER, LESSON].toSorted());
  });

  it('costs no write where storage has all that is known', () => {
    const { area, tab, mark, hear, reported } = aTab(anAreaWith(doneText(LESSON)));
    mark(OTHER);
    const text = area.getItem(KEY);
    Object.assign(area, { failWrites: quotaError() });
    hear(text);
    expect(tab.read().trouble).toBeNull();
    expect(reported).toEqual([]);
  });

  it('is a reset where nothing is left, also of what was only just written here', () => {
    const { area, mark, hear, done } = aTab();
    mark(LESSON);
    area.removeItem(KEY);
    hear(null);
    expect(done()).toEqual([]);
    expect(area.getItem(KEY)).toBeNull();
  });
});

describe('trouble with keeping', () => {
  it('with a version that is no number is none', async () => {
    const { area, tab, mark } = aTab(anAreaWith(doneText(LESSON, '2')));
    expect(tab.read().trouble).toBeNull();
    mark(OTHER);
    await settled();
    expect(doneIn(area)).toEqual([OTHER, LESSON].toSorted());
  });

  it('is over once a damaged text was reset in another tab', () => {
    const { area, tab, hear } = aTab(anAreaWith('{'));
    expect(tab.read().trouble).toBe('damaged');
    area.removeItem(KEY);
    hear(null);
    expect(tab.read().trouble).toBeNull();
  });

  it('stays said for the visit where a damaged text was put aside', () => {
    const { tab, mark } = aTab(anAreaWith('{'));
    mark(LESSON);
    expect(tab.read().trouble).toBe('damaged');
  });

  it('stays said where nothing is kept at all', () => {
    const { environment } = anEnvironment({
      store: createKeyValueStore(
        () => null,
        () => undefined,
      ),
    });
    const tab = createProgressStore(environment);
    tab.change((progress, now) => withMark(progress, LESSON, { done: true, revision: 1 }, now));
    expect(tab.read().trouble).toBe('unkept');
  });

  it('is over once storage takes writes again that it had refused', () => {
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

  it('of a storage that could not be read costs nothing of what was done meanwhile', () => {
    const area = createFailingArea();
    area.failReads = new Error('no');
    const { mark, hear } = aTab(area);
    mark(LESSON);
    area.failReads = null;
    hear(null);
    expect(doneIn(area)).toEqual([LESSON]);
  });

  it.each([
    ['is not worth a word where another tab holds the lock', new DOMException('', 'TimeoutError'), 0],
    ['is reported where the lock fails', new Error('no'), 1],
  ])('%s', async (_what, failure, reports) => {
    const { mark, reported, area } = aTab(createFailingArea(), { lock: () => Promise.reject(failure) });
    mark(LESSON);
    await settled();
    expect(reported).toHaveLength(reports);
    expect(doneIn(area)).toEqual([LESSON]);
  });
});

describe('a reset', () => {
  it('gives back what it was, and leaves nothing in storage', () => {
    const { area, tab, mark } = aTab();
    mark(LESSON);
    const before = tab.stored();
    expect(before).toEqual(storedIn(area));
    expect(tab.reset()).toEqual(before);
    expect(tab.stored()).toEqual({});
    expect(area.length).toBe(0);
  });

  it('keeps a text aside that could not be read', () => {
    const { area, tab } = aTab(anAreaWith('{'));
    expect(tab.reset()).toEqual({});
    expect(area.getItem(KEY)).toBeNull();
    expect(area.getItem(`${KEY}.corrupt`)).toBe('{');
  });

  it('changes nothing where storage refuses it, and is told as trouble', () => {
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
});

describe('whoever listens', () => {
  it('is called once for each thing that is heard, however often the progress was looked at', () => {
    const { tab, hear, redraws } = aTab();
    for (let look = 0; look < 3; look += 1) tab.read();
    const drawn = redraws();
    hear(null);
    expect(redraws()).toBe(drawn + 1);
  });

  it('is not called because somebody begins to listen', () => {
    const { tab, redraws } = aTab();
    expect(redraws()).toBe(0);
    tab.watch(() => undefined);
    expect(redraws()).toBe(0);
  });

  it('is called no more after it has stopped', () => {
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
});

it('a lesson keeps the time at which it was opened, whatever is done in it later', () => {
  let time = Date.parse(day(1));
  const { tab, mark } = aTab(createFailingArea(), { now: () => time });
  tab.open(LESSON);
  mark(OTHER);
  time = Date.parse(day(2));
  mark(LESSON);
  expect(tab.read().progress.opened[LESSON]).toBe(day(1));
});
