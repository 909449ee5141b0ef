import { expect, it } from 'vitest';
import { filesOf } from '../../../../scripts/build/preloads.ts';

const manifest = {
  'src/site/main.tsx': { file: 'assets/main.js', imports: ['_react.js'], css: ['assets/site.css'] },
  'src/content/forex.ts': { file: 'assets/forex.js', imports: ['_shared.js', '_react.js'] },
  'src/site/Chart.tsx': { file: 'assets/chart.js', imports: ['_shared.js'], css: ['assets/chart.css'] },
  '_react.js': { file: 'assets/react.js' },
  // Two chunks may import each other.
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js', 'src/content/forex.ts'] },
};

it('lists every imported script once', () => {
  expect(filesOf('src/site/main.tsx', ['src/content/forex.ts', 'src/site/Chart.tsx'], manifest)).toEqual({
    entry: 'assets/main.js',
    preloads: ['assets/react.js', 'assets/forex.js', 'assets/shared.js', 'assets/chart.js'],
    sheets: ['assets/site.css', 'assets/chart.css'],
  });
});

it('lists the scripts of the entry alone', () => {
  expect(filesOf('src/site/main.tsx', [], manifest).preloads).toEqual(['assets/react.js']);
});

it('refuses a source without a script', () => {
  expect(() => filesOf('src/site/main.tsx', ['src/content/gone.ts'], manifest)).toThrow(
    'src/content/gone.ts',
  );
});
