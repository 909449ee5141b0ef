import { expect, it } from 'vitest';
import type { PastAccount } from '@/data/practice/storedAccount';
import { createPracticeStore } from '@/data/practice/practiceStore';
import type { Hold } from '@/data/storage/lock';
import { createKeyValueStore } from '@/data/storage/keyValueStore';
import { createFailingArea, quotaError, type FailingArea } from '../../../support/environment';

const KEY = 'upm_practice';
const PAST = 'upm_practice_past';
const LINE = '5 m EUR/USD b 10 - - -';
const ended: PastAccount = {
  ...{ seed: 'K7M2Q9', prices: 'spread', at: 7200, balance: 941_100, trades: 4, kept: 20, of: 26 },
  end: 'left',
};

/** One lock for all tabs of a browser. */
function createLocks(): Hold {
  const waiting: (() => void)[] = [];
  return (_, onHeld) => {
    waiting.push(onHeld);
    if (waiting.length === 1) onHeld();
    return () => {
      const isHolder = waiting[0] === onHeld;
      waiting.splice(waiting.indexOf(onHeld), 1);
      if (isHolder) waiting[0]?.();
    };
  };
}

function aTab(area: FailingArea = createFailingArea(), hold = createLocks()) {
  let announce: () => void = () => undefined;
  let asked = 0;
  const store = createPracticeStore({
    store: createKeyValueStore(
      () => area,
      () => undefined,
    ),
    watch: (_, onChange) => {
      announce = onChange;
      return () => undefined;
    },
    hold,
    randomHex: () => '0001020304050607',
    report: () => undefined,
    persist: () => {
      asked += 1;
    },
  });
  return { store, area, hold, hearOfChange: () => announce(), timesAsked: () => asked };
}

it('reads the saved account in a new tab', () => {
  const { store, area } = aTab();
  store.begin({ prices: 'commission', seed: null }, null);
  expect(store.save({ at: 9, log: [LINE] })).toBe(true);
  expect(aTab(area).store.read().account).toMatchObject({
    ...{ seed: '234567', prices: 'commission', at: 9, log: [LINE] },
  });
});

it('stores how an account ended when a new one starts', () => {
  const { store, area } = aTab();
  store.begin({ prices: 'spread', seed: 'K7M2Q9' }, null);
  store.begin({ prices: 'spread', seed: 'ABCDEF' }, ended);
  expect(aTab(area).store.read()).toMatchObject({ account: { seed: 'ABCDEF', log: [] }, past: [ended] });
});

it('rejects a save from a tab that missed the latest change', () => {
  const first = aTab();
  first.store.begin({ prices: 'spread', seed: 'K7M2Q9' }, null);
  const second = aTab(first.area);
  second.store.read();
  expect(first.store.save({ at: 5, log: [LINE] })).toBe(true);
  expect(second.store.save({ at: 7, log: [] })).toBe(false);
  expect(second.store.read().account).toMatchObject({ at: 5, log: [LINE] });
});

it('hands the account to the next tab when the first tab closes', () => {
  const first = aTab();
  first.store.begin({ prices: 'spread', seed: 'K7M2Q9' }, null);
  const second = aTab(first.area, first.hold);
  const letGo = first.store.hold();
  second.store.hold();
  expect([first.store.read().isHeld, second.store.read().isHeld]).toEqual([true, false]);
  first.store.save({ at: 5, log: [LINE] });
  second.hearOfChange();
  expect(second.store.read().account?.at).toBe(5);
  letGo();
  expect([first.store.read().isHeld, second.store.read().isHeld]).toEqual([false, true]);
});

it('keeps the account in memory until full storage has space again', () => {
  const { store, area } = aTab();
  store.begin({ prices: 'spread', seed: 'K7M2Q9' }, null);
  area.failWrites = quotaError();
  expect(store.save({ at: 5, log: [LINE] })).toBe(true);
  expect(store.read()).toMatchObject({ account: { at: 5 }, storageProblem: 'full' });
  area.failWrites = null;
  expect(store.save({ at: 6, log: [LINE] })).toBe(true);
  expect(store.read().storageProblem).toBeNull();
  expect(aTab(area).store.read().account?.at).toBe(6);
});

it.each([
  ['damaged data', '{"version":1,"market":1', 'damaged'],
  ['data whose log is not a list', '{"version":1,"market":1,"engine":1,"seed":"K7M2Q9","log":5}', 'damaged'],
  ['data from another version', '{"version":1,"market":2,"engine":1}', 'newer'],
])('copies %s before starting a new account', (_, text, storageProblem) => {
  const { store, area } = aTab();
  area.setItem(KEY, text);
  expect(store.read()).toMatchObject({ account: null, storageProblem });
  expect(area.getItem(KEY)).toBe(text);
  store.begin({ prices: 'spread', seed: 'K7M2Q9' }, null);
  expect(area.getItem(`${KEY}.corrupt`)).toBe(text);
  expect(store.read()).toMatchObject({ account: { seed: 'K7M2Q9' }, storageProblem: null });
});

it('skips unreadable past accounts', () => {
  const { store, area } = aTab();
  area.setItem(PAST, JSON.stringify([{ ...ended, balance: -1 }, ended, 5]));
  expect(store.read().past).toEqual([ended]);
});

it('keeps the past accounts of this browser when a file is imported', () => {
  const { store, area } = aTab();
  store.begin({ prices: 'spread', seed: 'K7M2Q9' }, null);
  store.begin({ prices: 'spread', seed: 'ABCDEF' }, ended);
  const other = { ...ended, seed: 'GHJKLM' };
  const last = { ...ended, seed: 'ABCDEF' };
  const account = { seed: 'NPQRST', prices: 'spread', rev: 1, at: 0, log: [] } as const;
  store.replace({ account, past: [ended, other] }, last);
  expect(aTab(area).store.read()).toMatchObject({ account: { seed: 'NPQRST' }, past: [other, ended, last] });
});

it('refuses a save when another tab wrote the same revision', () => {
  const { store, area } = aTab();
  store.begin({ prices: 'spread', seed: 'K7M2Q9' }, null);
  store.save({ at: 5, log: [LINE] });
  area.setItem('upm_practice', String(area.getItem('upm_practice')).replace(LINE, '4 x 1'));
  expect(store.save({ at: 7, log: [LINE] })).toBe(false);
  expect(store.read().account).toMatchObject({ at: 5, log: ['4 x 1'] });
});

it('asks the browser to persist storage once, with the first account', () => {
  const { store, timesAsked } = aTab();
  store.read();
  expect(timesAsked()).toBe(0);
  store.begin({ prices: 'spread', seed: null }, null);
  store.save({ at: 5, log: [LINE] });
  store.begin({ prices: 'spread', seed: null }, ended);
  expect(timesAsked()).toBe(1);
});
