import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnv } from 'vite';
import { expect, it } from 'vitest';
import { adminAccountFrom, verifyAdministrator } from '@/data/sessions/adminAccount';
import { temporaryFolder } from '../../support/temporaryFolder';

const PASSWORD = 'korrekt höst batteri €';

/** Runs the script and answers its two questions. */
const answer = (username: string, password: string) =>
  spawnSync(process.execPath, ['scripts/admin-verifier.mjs'], {
    input: `${username}\n${password}\n`,
    encoding: 'utf8',
  });

/** Makes a script take its input for a terminal, which shows what is typed. */
const AS_TERMINAL = 'data:text/javascript,process.stdin.isTTY = true; process.stdin.setRawMode = () => {};';

/** All that a terminal shows of the script, with each question answered once it is asked. */
async function screenOf(username: string, password: string): Promise<string> {
  const script = spawn(process.execPath, ['--import', AS_TERMINAL, 'scripts/admin-verifier.mjs']);
  const answers = [
    ['User name', username],
    ['Password', password],
  ] as const;
  let shown = '';
  let answered = 0;
  const show = (chunk: Buffer) => {
    shown += chunk.toString();
    const next = answers[answered];
    if (next === undefined || !shown.includes(next[0])) return;
    answered += 1;
    script.stdin.write(`${next[1]}\r`);
  };
  script.stderr.on('data', show);
  script.stdout.on('data', show);
  await once(script, 'close');
  return shown;
}

it('prints settings with which only its user signs in', async () => {
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

it('shows nothing of the password', async () => {
  const shown = await screenOf('someone', '§§§§ §§§§ §§§§ §§§§');
  expect(shown).toMatch(/^User name: \S*someone/);
  expect(shown).toContain('VITE_ADMIN_USERNAME=someone');
  expect(shown).not.toContain('§');
});

it.each([
  ['no user name', '', PASSWORD],
  ['a password of 14 characters', 'owner', 'fourteen chars'],
  // Each is one character, and two UTF-16 units.
  ['a password that is long in code units alone', 'owner', '📈'.repeat(14)],
])('prints no settings for %s', (_what, username, password) => {
  const { stdout, stderr, status } = answer(username, password);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('at least 15 characters');
});
