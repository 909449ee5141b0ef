import { createHash } from 'node:crypto';
import path from 'node:path';

const HASH_LENGTH = 3;

/**
 * Names classes of CSS modules in few characters, the same on every machine: they stand in pages, styles and scripts.
 * @returns a function of a class and its file that throws an Error where two files' classes would be one
 */
export function createClassNames(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const relative = path.relative(process.cwd(), file).replaceAll(path.sep, '/');
    const hash = createHash('sha1').update(relative).digest('base64url').slice(0, HASH_LENGTH);
    const className = `${name}_${hash}`;
    const known = files.get(className) ?? relative;
    if (known !== relative) throw new Error(`.${name} has one name in ${known} and ${relative}: rename one.`);
    files.set(className, relative);
    return className;
  };
}
