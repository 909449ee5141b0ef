import { execFileSync } from 'node:child_process';

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Returns the latest date of each file in the output of `git log --format=%cs --name-only`. */
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
 * Returns when each file in a folder was last changed, as `YYYY-MM-DD`. Omits files with uncommitted changes,
 * and all files if the history is missing or shallow, because no date is better than a wrong one.
 * @param folder relative to the project root, like the returned paths
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
