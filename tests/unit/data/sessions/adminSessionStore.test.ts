import { expect, it } from 'vitest';
import { createAdminSessionStore } from '@/data/sessions/adminSessionStore';
import { anEnvironment, createFailingArea, quotaError } from '../../../support/environment';

const administrator = { id: '1', username: 'admin', email: 'admin@upmark.example', role: 'super_admin' };

function aSession(stored: { token?: string | null; data?: string | null } = {}) {
  const area = createFailingArea();
  if (stored.token != null) area.setItem('adminToken', stored.token);
  if (stored.data != null) area.setItem('adminData', stored.data);
  const watched = new Map<string, () => void>();
  const { environment } = anEnvironment({ area });
  const session = createAdminSessionStore(environment.store, environment.now, (key, onChange) => {
    watched.set(key, onChange);
    return () => watched.delete(key);
  });
  const keys = () => ({ token: area.getItem('adminToken'), data: area.getItem('adminData') });
  return { area, session, environment, watched, keys };
}

it('stores a token in the specified format, and the data without a password', () => {
  const { session, environment, keys } = aSession();
  session.save(administrator);
  expect(keys()).toEqual({
    token: `admin-token-${String(environment.now())}`,
    data: JSON.stringify(administrator),
  });
  expect(session.restore()).toEqual(administrator);
});

it.each(['adminToken', 'adminData'])('keeps the session in this tab when %s cannot be written', (failing) => {
  const { area, session, keys } = aSession({ token: 'old', data: 'old' });
  area.failWrites = (key) => (key === failing ? quotaError() : null);
  expect(session.save(administrator)).toBe(false);
  expect(keys()).toEqual({ token: null, data: null });
  expect(session.restore()).toEqual(administrator);
  expect(session.isStored()).toBe(false);
});

it('leaves neither key in storage when writes silently fail', () => {
  const { area, session, keys } = aSession();
  area.ignoreWrites = true;
  expect(session.save(administrator)).toBe(false);
  expect(keys()).toEqual({ token: null, data: null });
  expect(session.restore()).toEqual(administrator);
});

it('stores the session when there is space again', () => {
  const { area, session, keys } = aSession();
  area.failWrites = quotaError();
  session.save(administrator);
  area.failWrites = null;
  expect(session.save(administrator)).toBe(true);
  expect(session.isStored()).toBe(true);
  expect(keys().data).toBe(JSON.stringify(administrator));
});

it('ends a session held only by this tab', () => {
  const { area, session } = aSession();
  area.failWrites = quotaError();
  session.save(administrator);
  session.clear();
  expect(session.restore()).toBeNull();
});

it('removes only the two session keys on signing out', () => {
  const { area, session, keys } = aSession({ token: 't', data: '{}' });
  area.setItem('token', 'of the customer');
  session.clear();
  expect(keys()).toEqual({ token: null, data: null });
  expect(area.getItem('token')).toBe('of the customer');
});

it('drops fields that an administrator does not have', () => {
  const data = JSON.stringify({ ...administrator, password: 'secret', role: 'editor' });
  expect(aSession({ token: 't', data }).session.restore()).toEqual({ ...administrator, role: 'editor' });
});

it.each(['', 'nonsense', '{"id":', '['.repeat(100_000)])(
  'removes both keys when the data is not JSON',
  (data) => {
    const { session, keys } = aSession({ token: 't', data });
    expect(session.restore()).toBeNull();
    expect(keys()).toEqual({ token: null, data: null });
  },
);

it.each([
  '5',
  '{}',
  JSON.stringify({ ...administrator, role: 5 }),
  JSON.stringify({ ...administrator, id: 1 }),
])('removes both keys when the data is %s', (data) => {
  const { session, keys } = aSession({ token: 't', data });
  expect(session.restore()).toBeNull();
  expect(keys()).toEqual({ token: null, data: null });
});

it.each([
  { token: 't', data: null },
  { token: null, data: JSON.stringify(administrator) },
  { token: null, data: 'nonsense' },
  { token: null, data: null },
])('restores no session and keeps the keys when storage contains %j', (stored) => {
  const { session, keys } = aSession(stored);
  expect(session.restore()).toBeNull();
  expect(keys()).toEqual(stored);
});

it('fails when storage is unreadable', () => {
  const { area, session } = aSession({ token: 't', data: JSON.stringify(administrator) });
  area.failReads = new Error('gone');
  expect(() => session.restore()).toThrow(expect.objectContaining({ kind: 'unreadable' }));
});

/** A session held only by this tab, which is notified of each change to the token. */
function anUnstoredSession() {
  const { area, session, watched } = aSession();
  area.failWrites = quotaError();
  session.save(administrator);
  area.failWrites = null;
  const told: (string | null)[] = [];
  const stop = session.watch(() => told.push(session.restore()?.username ?? null));
  return { area, session, watched, told, stop, otherTabChanged: () => watched.get('adminToken')?.() };
}

it('adopts the session that another tab stores', () => {
  const { area, session, told, otherTabChanged } = anUnstoredSession();
  area.setItem('adminData', JSON.stringify({ ...administrator, username: 'other' }));
  area.setItem('adminToken', 'admin-token-1');
  otherTabChanged();
  expect(session.isStored()).toBe(true);
  area.removeItem('adminToken');
  otherTabChanged();
  expect(told).toEqual(['other', null]);
});

it("keeps this tab's session when storage is unreadable", () => {
  const { area, told, otherTabChanged } = anUnstoredSession();
  area.failReads = new Error('refused');
  otherTabChanged();
  expect(told).toEqual(['admin']);
});
