import { describe, expect, it } from 'vitest';
import { filesOf } from '../../../../scripts/build/preloads.ts';

const manifest = {
  'src/site/main.tsx': { file: 'assets/main.js', imports: ['_react.js'], css: ['assets/site.css'] },
  'src/content/forex.ts': { file: 'assets/forex.js', imports: ['_shared.js', '_react.js'] },
  'src/site/Chart.tsx': { file: 'assets/chart.js', imports: ['_shared.js'], css: ['assets/chart.css'] },
  '_react.js': { file: 'assets/react.js' },
  // Two chunks may import each other.
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js', 'src/content/forex.ts'] },
};

describe('the files of a page', () => {
  it('are its entry, and each script that it or its modules import, once', () => {
    expect(filesOf('src/site/main.tsx', ['src/content/forex.ts', 'src/site/Chart.tsx'], manifest)).toEqual({
      entry: 'assets/main.js',
      preloads: ['assets/react.js', 'assets/forex.js', 'assets/shared.js', 'assets/chart.js'],
      sheets: ['assets/site.css', 'assets/chart.css'],
    });
  });

  it('are drawn with the sheets of what they import first, which their own then add to', () => {
    const pages = {
      'src/site/main.tsx': { file: 'assets/main.js', imports: ['_parts.js'], css: ['assets/site.css'] },
      '_parts.js': { file: 'assets/parts.js', css: ['assets/parts.css'] },
    };
    expect(filesOf('src/site/main.tsx', [], pages).sheets).toEqual(['assets/parts.css', 'assets/site.css']);
  });

  it('are those of its entry alone, where it has no module of its own', () => {
    expect(filesOf('src/site/main.tsx', [], manifest).preloads).toEqual(['assets/react.js']);
  });

  it('are refused for a source that the build has no script for', () => {
    expect(() => filesOf('src/site/main.tsx', ['src/content/gone.ts'], manifest)).toThrow(
      'src/content/gone.ts',
    );
  });
});
