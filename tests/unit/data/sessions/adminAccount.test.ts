import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminAccountFrom, InsecureContextError, verifyAdministrator } from '@/data/sessions/adminAccount';

const administrator = { id: '1', username: 'admin', email: 'admin@upmark.example', role: 'super_admin' };
const demo = adminAccountFrom({});

/** As long as a verifier's hash (32 bytes), but not the hash of any password. */
const HASH = `${'A'.repeat(43)}=`;

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** A verifier like the script's, with few iterations to keep tests fast. */
async function aVerifier(password: string) {
  const iterations = 10;
  const salt = new TextEncoder().encode('a salt for tests');
  const secret = new TextEncoder().encode(password);
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', iterations, salt },
    key,
    256,
  );
  return `pbkdf2-sha256:${String(iterations)}:${base64(salt)}:${base64(new Uint8Array(bits))}`;
}

it('uses the demonstration account when nothing is set', () => {
  expect(demo.administrator).toEqual(administrator);
  expect(demo.shownPassword).toBe('upmark-demo-2026');
  expect(demo.verifier).toMatch(/^pbkdf2-sha256:600000:/);
});

it.each([{ VITE_ADMIN_USERNAME: 'owner' }, { VITE_ADMIN_USERNAME: 'owner', VITE_ADMIN_VERIFIER: '' }])(
  'keeps the demonstration account when only %j is set',
  (settings) => {
    expect(adminAccountFrom(settings)).toEqual(demo);
  },
);

it('signs in as admin with the displayed password', async () => {
  await expect(verifyAdministrator(demo, 'admin', 'upmark-demo-2026')).resolves.toEqual(administrator);
});

it.each([
  ['another password', 'admin', 'upmark-demo-2025'],
  ['another user name', 'root', 'upmark-demo-2026'],
])('rejects a login with %s', async (_what, username, password) => {
  await expect(verifyAdministrator(demo, username, password)).resolves.toBeNull();
});

it("replaces the demonstration account with the owner's", async () => {
  const verifier = await aVerifier('own secret €');
  const own = adminAccountFrom({ VITE_ADMIN_USERNAME: 'owner', VITE_ADMIN_VERIFIER: verifier });
  expect(own.shownPassword).toBeNull();
  await expect(verifyAdministrator(own, 'owner', 'own secret €')).resolves.toEqual({
    ...administrator,
    username: 'owner',
  });
  await expect(verifyAdministrator(own, 'admin', 'upmark-demo-2026')).resolves.toBeNull();
  await expect(verifyAdministrator(own, 'admin', 'own secret €')).resolves.toBeNull();
});

it.each([
  ['Owner', 'own'],
  ['owner ', 'own'],
  ['owner', 'Own'],
  ['owner', 'own '],
])('rejects user name %j with password %j, because both must match exactly', async (username, password) => {
  const verifier = await aVerifier('own');
  const own = adminAccountFrom({ VITE_ADMIN_USERNAME: 'owner', VITE_ADMIN_VERIFIER: verifier });
  await expect(verifyAdministrator(own, username, password)).resolves.toBeNull();
});

it.each([
  'nonsense',
  'pbkdf2-sha256:10:c2FsdA==',
  `pbkdf2-sha512:10:c2FsdA==:${HASH}`,
  'pbkdf2-sha256:10:c2FsdA==:aGFzaA==',
])('says which setting is wrong when the verifier is invalid: %j', async (verifier) => {
  const own = adminAccountFrom({ VITE_ADMIN_USERNAME: 'owner', VITE_ADMIN_VERIFIER: verifier });
  await expect(verifyAdministrator(own, 'owner', 'anything')).rejects.toThrow(
    'VITE_ADMIN_VERIFIER is not a verifier; make one with npm run admin:verifier.',
  );
});

it.each([`pbkdf2-sha256:many:c2FsdA==:${HASH}`, `pbkdf2-sha256:10:*:${HASH}`])(
  'fails when the verifier cannot be read: %j',
  async (verifier) => {
    const own = adminAccountFrom({ VITE_ADMIN_USERNAME: 'owner', VITE_ADMIN_VERIFIER: verifier });
    await expect(verifyAdministrator(own, 'owner', 'anything')).rejects.toThrow();
  },
);

describe('a browser without Web Crypto', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('rejects a login with an InsecureContextError', async () => {
    vi.stubGlobal('crypto', {});
    const answer = verifyAdministrator(demo, 'admin', 'upmark-demo-2026');
    await expect(answer).rejects.toBeInstanceOf(InsecureContextError);
    await expect(answer).rejects.toMatchObject({
      name: 'InsecureContextError',
      message: 'Web Crypto is unavailable: the page needs https.',
    });
  });
});
