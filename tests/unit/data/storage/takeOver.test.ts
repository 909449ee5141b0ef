import { expect, it } from 'vitest';
import { createKeyValueStore } from '@/data/storage/keyValueStore';
import { createAdoption, adoptPersonalData } from '@/data/storage/takeOver';
import { contentsOf } from '../../../support/entities';
import { createFailingArea, quotaError } from '../../../support/environment';

/**
 * What a visitor and an administrator had stored under the unprefixed keys of an origin that has a copy of the site
 * at /academy/.
 */
const PERSONAL = { upm_progress: '{"version":1}', upm_practice: '{}', upm_theme: 'light' };
const LISTS = { upm_brokers: '[1]', upm_brokers_seed: '{"revision":4}', upm_signals_seed: '{}' };
const WORK = { upm_activity: '[]', upm_brokers_base: '{}', upm_author: 'Ada' };
const SESSION = { token: 't', adminToken: 'a', adminData: '{}' };

function aBrowser(items: Readonly<Record<string, string>>) {
  const area = createFailingArea();
  for (const [key, text] of Object.entries(items)) area.setItem(key, text);
  const storeAt = (prefix: string) =>
    createKeyValueStore(
      () => area,
      () => undefined,
      prefix,
    );
  const stores = { own: storeAt('/academy/'), plain: storeAt('') };
  return {
    area,
    visit: (hasCopyAtRoot: () => Promise<boolean> = () => Promise.resolve(false)) =>
      adoptPersonalData(stores, hasCopyAtRoot),
    takeOver: createAdoption(stores),
    own: () =>
      Object.fromEntries(
        Object.entries(contentsOf(area)).flatMap(([key, text]) =>
          key.startsWith('/academy/') ? [[key.slice('/academy/'.length), text]] : [],
        ),
      ),
  };
}

it("adopts a visitor's own data once, and deletes nothing", async () => {
  const { area, visit, own, takeOver } = aBrowser({ ...PERSONAL, ...LISTS, ...SESSION });
  await visit();
  expect(own()).toEqual({ ...PERSONAL, upm_taken_over: 'personal' });
  expect(contentsOf(area)).toMatchObject({ ...PERSONAL, ...LISTS, ...SESSION });
  expect(takeOver.isUncertain()).toBe(false);
  area.removeItem('/academy/upm_progress');
  await visit();
  expect(own()).not.toHaveProperty('upm_progress');
});

it('keeps data that this copy of the site has already stored', async () => {
  const { visit, own } = aBrowser({ ...PERSONAL, '/academy/upm_theme': 'dark' });
  await visit();
  expect(own()).toMatchObject({ upm_theme: 'dark', upm_practice: '{}' });
});

it('adopts no visitor data when there is a copy of the site at the root', async () => {
  const { visit, own } = aBrowser(PERSONAL);
  await visit(() => Promise.resolve(true));
  expect(own()).toEqual({ upm_taken_over: 'personal' });
});

it('retries on the next visit when the host does not answer', async () => {
  const { visit, own } = aBrowser(PERSONAL);
  await expect(visit(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(own()).toEqual({});
  await visit();
  expect(own()).toMatchObject(PERSONAL);
});

it('stores nothing and requests nothing in a browser without personal data', async () => {
  const { visit, own } = aBrowser({ ...LISTS, other: 'x' });
  await visit(() => Promise.reject(new Error('asked')));
  expect(own()).toEqual({});
});

it.each([
  ['refused', { upm_widgets_consent: 'refused', upm_ticker: 'still' }, 3],
  ['granted', { upm_widgets_consent: 'granted', upm_ticker: 'moving-alone' }, 0],
])('adopts a refusal of live charts, but not consent to them: %s', async (_what, items, count) => {
  const { visit, own } = aBrowser(items);
  await visit();
  expect(Object.keys(own())).toHaveLength(count);
});

it("adopts an administrator's work only after confirmation", () => {
  const { area, own, takeOver } = aBrowser({
    ...PERSONAL,
    ...LISTS,
    ...WORK,
    ...SESSION,
    '/academy/upm_brokers': '[]',
    '/academy/upm_webinars': '[]',
    '/academy/upm_progress': 'begun here',
    '/academy/adminToken': 'b',
  });
  expect(takeOver.isUncertain()).toBe(true);
  takeOver.take();
  expect(own()).toEqual({
    ...PERSONAL,
    ...LISTS,
    ...WORK,
    upm_progress: 'begun here',
    upm_taken_over: 'answered',
    adminToken: 'b',
  });
  expect(contentsOf(area)).toMatchObject({ ...PERSONAL, ...LISTS, ...WORK, ...SESSION });
  expect(takeOver.isUncertain()).toBe(false);
});

it("leaves an administrator's work in place when it belongs to another copy", () => {
  const { own, takeOver } = aBrowser({ ...LISTS, ...WORK });
  takeOver.leave();
  expect(own()).toEqual({ upm_taken_over: 'answered' });
  expect(takeOver.isUncertain()).toBe(false);
});

it('does not ask when an administrator has worked in this copy', () => {
  expect(aBrowser({ ...WORK, '/academy/upm_activity': '[]' }).takeOver.isUncertain()).toBe(false);
});

it("asks again if there was no room for an administrator's work", () => {
  const { area, own, takeOver } = aBrowser({ ...LISTS, ...WORK });
  area.failWrites = (key) => (key === '/academy/upm_brokers_base' ? quotaError() : null);
  expect(takeOver.take).toThrow(expect.objectContaining({ kind: 'quota' }));
  expect(own()).toEqual({});
  expect(takeOver.isUncertain()).toBe(true);
});
