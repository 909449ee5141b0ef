import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAdminSessionStore } from '@/data/sessions/adminSessionStore';
import { anEnvironment, createFailingArea, quotaError } from '../../../support/environment';
import { anyText, numRuns } from '../../../support/properties';

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

describe('signing in', () => {
  it('stores admin-token- plus the timestamp, and the data without a password', () => {
    const { session, environment, keys } = aSession();
    session.save(administrator);
    expect(keys()).toEqual({
      token: `admin-token-${String(environment.now())}`,
      data: JSON.stringify(administrator),
    });
    expect(session.restore()).toEqual(administrator);
  });

  it.each(['adminToken', 'adminData'])(
    'F64, B01: leaves neither key when %s cannot be written, and holds for this tab',
    (failing) => {
      const { area, session, keys } = aSession({ token: 'old', data: 'old' });
      area.failWrites = (key) => (key === failing ? quotaError() : null);
      expect(session.save(administrator)).toBe(false);
      expect(keys()).toEqual({ token: null, data: null });
      expect(session.restore()).toEqual(administrator);
      expect(session.isStored()).toBe(false);
    },
  );

  it('F64: leaves neither key when writes silently do nothing', () => {
    const { area, session, keys } = aSession();
    area.ignoreWrites = true;
    expect(session.save(administrator)).toBe(false);
    expect(keys()).toEqual({ token: null, data: null });
    expect(session.restore()).toEqual(administrator);
  });

  it('B01: is stored again once there is room', () => {
    const { area, session, keys } = aSession();
    area.failWrites = quotaError();
    session.save(administrator);
    area.failWrites = null;
    expect(session.save(administrator)).toBe(true);
    expect(session.isStored()).toBe(true);
    expect(keys().data).toBe(JSON.stringify(administrator));
  });
});

describe('signing out', () => {
  it('B01: ends a session that only this tab holds', () => {
    const { area, session } = aSession();
    area.failWrites = quotaError();
    session.save(administrator);
    session.clear();
    expect(session.restore()).toBeNull();
  });

  it('removes both keys and nothing else', () => {
    const { area, session, keys } = aSession({ token: 't', data: '{}' });
    area.setItem('token', 'of the customer');
    session.clear();
    expect(keys()).toEqual({ token: null, data: null });
    expect(area.getItem('token')).toBe('of the customer');
  });
});

describe('restoring', () => {
  it('drops what does not belong to an administrator, such as a password', () => {
    const data = JSON.stringify({ ...administrator, password: 'secret', role: 'editor' });
    expect(aSession({ token: 't', data }).session.restore()).toEqual({ ...administrator, role: 'editor' });
  });

  it.each(['', 'nonsense', '{"id":', '['.repeat(100_000)])(
    'F57: removes both keys for data that are not JSON',
    (data) => {
      const { session, keys } = aSession({ token: 't', data });
      expect(session.restore()).toBeNull();
      expect(keys()).toEqual({ token: null, data: null });
    },
  );

  it.each([
    '5',
    '"x"',
    '{}',
    '[]',
    'null',
    'true',
    JSON.stringify([administrator]),
    JSON.stringify({ ...administrator, role: 5 }),
    JSON.stringify({ ...administrator, role: null }),
    JSON.stringify({ ...administrator, id: 1 }),
    JSON.stringify({ ...administrator, email: undefined }),
    JSON.stringify({ ...administrator, username: ['admin'] }),
  ])('F58: removes both keys for %s', (data) => {
    const { session, keys } = aSession({ token: 't', data });
    expect(session.restore()).toBeNull();
    expect(keys()).toEqual({ token: null, data: null });
  });

  it.each([
    { token: 't', data: null },
    { token: null, data: JSON.stringify(administrator) },
    { token: null, data: 'nonsense' },
    { token: null, data: null },
  ])('F59: is signed out and removes nothing for %j', (stored) => {
    const { session, keys } = aSession(stored);
    expect(session.restore()).toBeNull();
    expect(keys()).toEqual(stored);
  });

  it('F10: says so when storage cannot be read', () => {
    const { area, session } = aSession({ token: 't', data: JSON.stringify(administrator) });
    area.failReads = new Error('gone');
    expect(() => session.restore()).toThrow(expect.objectContaining({ kind: 'unreadable' }));
  });

  it('P21: never throws, and gives an administrator only for the exact shape beside a token', () => {
    const field = fc.oneof({ weight: 6, arbitrary: anyText }, { weight: 1, arbitrary: fc.anything() });
    const shaped = fc.record({ id: field, username: field, email: field, role: field, password: anyText });
    const data = fc.option(
      fc.oneof(
        {
          weight: 3,
          arbitrary: shaped.map((value) =>
            JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? 0 : inner)),
          ),
        },
        fc.json(),
        anyText,
      ),
    );
    fc.assert(
      fc.property(fc.option(anyText), data, (token, text) => {
        const { session, keys } = aSession({ token, data: text });
        const restored = session.restore();
        if (token === null || text === null) {
          expect(restored).toBeNull();
          expect(keys()).toEqual({ token, data: text });
        } else if (restored === null) {
          expect(keys()).toEqual({ token: null, data: null });
        } else {
          expect(Object.keys(restored).toSorted()).toEqual(['email', 'id', 'role', 'username']);
          expect(new Set(Object.values(restored).map((value) => typeof value))).toEqual(new Set(['string']));
          expect(JSON.parse(text)).toMatchObject(restored);
          expect(keys()).toEqual({ token, data: text });
        }
      }),
      { numRuns },
    );
  });
});

describe('another tab', () => {
  /** A session that only this tab holds, told of each change to the token. */
  function anUnstoredSession() {
    const { area, session, watched } = aSession();
    area.failWrites = quotaError();
    session.save(administrator);
    area.failWrites = null;
    const told: (string | null)[] = [];
    const stop = session.watch(() => told.push(session.restore()?.username ?? null));
    return { area, session, watched, told, stop, otherTabChanged: () => watched.get('adminToken')?.() };
  }

  it('is heard of by the token, which signing out there removes, until it is stopped', () => {
    const { session, watched } = aSession();
    const stop = session.watch(() => undefined);
    expect([...watched.keys()]).toEqual(['adminToken']);
    stop();
    expect([...watched.keys()]).toEqual([]);
  });

  it('B01: that stores a session takes the place of one that only this tab holds, and ends it by signing out', () => {
    const { area, session, told, otherTabChanged } = anUnstoredSession();
    area.setItem('adminData', JSON.stringify({ ...administrator, username: 'other' }));
    area.setItem('adminToken', 'admin-token-1');
    otherTabChanged();
    expect(session.isStored()).toBe(true);
    area.removeItem('adminToken');
    otherTabChanged();
    expect(told).toEqual(['other', null]);
  });

  it('B01: that signs out of a session of its own leaves one that only this tab holds', () => {
    const { session, told, otherTabChanged } = anUnstoredSession();
    otherTabChanged();
    expect(told).toEqual(['admin']);
    expect(session.isStored()).toBe(false);
  });

  it('B01: leaves a session that only this tab holds where storage cannot be read', () => {
    const { area, told, otherTabChanged } = anUnstoredSession();
    area.failReads = new Error('refused');
    otherTabChanged();
    expect(told).toEqual(['admin']);
  });
});
