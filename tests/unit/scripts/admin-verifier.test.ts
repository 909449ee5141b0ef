import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnv } from 'vite';
import { expect, it } from 'vitest';
import { adminAccountFrom, verifyAdministrator } from '@/data/sessions/adminAccount';
import { temporaryFolder } from '../../support/temporaryFolder';

const PASSWORD = 'korrekt höst batteri €';

/** Runs the script and answers its two prompts. */
const answer = (username: string, password: string) =>
  spawnSync(process.execPath, ['scripts/admin-verifier.mjs'], {
    input: `${username}\n${password}\n`,
    encoding: 'utf8',
  });

it('prints settings that let only the named user sign in', async () => {
  const { stdout, stderr, status } = answer('owner', PASSWORD);
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^VITE_ADMIN_USERNAME=owner\nVITE_ADMIN_VERIFIER=pbkdf2-sha256:600000:[A-Za-z\d+/]{22}==:[A-Za-z\d+/]{43}=\n$/,
  );
  expect(stdout + stderr).not.toContain(PASSWORD);

  const folder = temporaryFolder();
  writeFileSync(path.join(folder, '.env'), stdout);
  const account = adminAccountFrom(loadEnv('production', folder));
  expect(account.shownPassword).toBeNull();
  await expect(verifyAdministrator(account, 'owner', PASSWORD)).resolves.toMatchObject({
    username: 'owner',
  });
  await expect(verifyAdministrator(account, 'owner', `${PASSWORD} `)).resolves.toBeNull();
  await expect(verifyAdministrator(account, 'admin', PASSWORD)).resolves.toBeNull();
});

it.each([
  ['a password of 14 characters', 'owner', 'fourteen chars'],
  // Each emoji is one character, but two UTF-16 code units.
  ['a password that is long only in code units', 'owner', '📈'.repeat(14)],
])('prints no settings for %s', (_what, username, password) => {
  const { stdout, stderr, status } = answer(username, password);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('at least 15 characters');
});
