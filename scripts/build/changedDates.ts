import { execFileSync } from 'node:child_process';

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The newest date of each file in what `git log --format=%cs --name-only` prints, newest first. */
export function datesIn(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) date = line;
    else if (line !== '' && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/**
 * When each file below a folder was last changed, as `YYYY-MM-DD`. A file with changes that are not committed has
 * no date, and none has one where the history is missing or cut short: no date is better than a wrong one.
 * @param folder from the root of the project, as the files in the answer are
 */
export function changedDates(folder: string, root = '.'): ReadonlyMap<string, string> {
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
    const dates = datesIn(git(root, 'log', '--format=%cs', '--name-only', '--', folder));
    for (const line of git(root, 'status', '--porcelain', '--', folder).split('\n'))
      dates.delete(line.slice(3));
    return dates;
  } catch {
    return new Map();
  }
}
