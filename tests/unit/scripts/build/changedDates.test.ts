import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { changedDates } from '../../../../scripts/build/changedDates.ts';
import { temporaryFolder } from '../../../support/temporaryFolder';

/** A repository with two pages committed on different days. */
function repository() {
  const root = temporaryFolder();
  const git = (date: string, ...args: readonly string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Ada', '-c', 'user.email=ada@site.example', '-c', 'commit.gpgsign=false', ...args],
      {
        cwd: root,
        stdio: 'ignore',
        env: {
          ...process.env,
          GIT_AUTHOR_DATE: `${date}T12:00:00Z`,
          GIT_COMMITTER_DATE: `${date}T12:00:00Z`,
        },
      },
    );
  git('2026-01-01', 'init');
  mkdirSync(path.join(root, 'pages'));
  for (const [file, date] of [
    ['a.ts', '2026-01-02'],
    ['b.ts', '2026-03-04'],
  ] as const) {
    writeFileSync(path.join(root, 'pages', file), date);
    git(date, 'add', '.');
    git(date, 'commit', '-m', file);
  }
  return root;
}

it('dates each file without uncommitted changes by its latest commit', () => {
  const root = repository();
  const committed = [
    ['pages/a.ts', '2026-01-02'],
    ['pages/b.ts', '2026-03-04'],
  ];
  expect([...changedDates('pages', root)].toSorted()).toEqual(committed);
  appendFileSync(path.join(root, 'pages/a.ts'), 'more');
  writeFileSync(path.join(root, 'pages/c.ts'), 'new');
  expect([...changedDates('pages', root)]).toEqual(committed.slice(1));
});

it('omits all files in a shallow clone', () => {
  const root = repository();
  const shallow = path.join(temporaryFolder(), 'clone');
  execFileSync('git', ['clone', '--depth', '1', `file://${root}`, shallow], { stdio: 'ignore' });
  expect(changedDates('pages', shallow).size).toBe(0);
  expect(changedDates('pages', temporaryFolder()).size).toBe(0);
});
