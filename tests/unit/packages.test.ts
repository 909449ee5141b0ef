import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** Where a package installed at `place` would find another: next to itself, or in a folder above. */
function placesFor(name: string, place: string): string[] {
  const parts = place.split('/node_modules/');
  return parts.map((_, index) => {
    const folder = parts.slice(0, parts.length - index).join('/node_modules/');
    return folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
  });
}

it('installs a router without known vulnerabilities', () => {
  const [major = 0, minor = 0] = (lock.packages['node_modules/react-router']?.version ?? '')
    .split('.')
    .map(Number);
  expect(major).toBe(7);
  expect(minor).toBeGreaterThanOrEqual(18);
});

it('locks the optional packages of every platform', () => {
  const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => ![`node_modules/${name}`, ...placesFor(name, place)].some((found) => found in lock.packages),
    ),
  );
  expect(missing).toEqual([]);
});
