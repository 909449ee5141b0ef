import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const FONT = 'src/styles/fonts/bricolage-grotesque.woff2';
const FACE = 'Title Face';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function charactersIn(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);
  return [...new Set(text)].toSorted().join('');
}

/**
 * Returns a function that makes the style sheet with a page's heading font, reduced to the characters of its h1,
 * so that the first paint needn't wait for a font file or do without it. A page that React renders later has different
 * characters, so the app then removes `data-path`, and with it the use of this font.
 */
export async function createTitleFaces(): Promise<(body: string) => Promise<string>> {
  const font = await readFile(FONT);
  const faces = new Map<string, Promise<string>>();
  const faceOf = async (characters: string) => {
    const subset = await subsetFont(font, characters, { targetFormat: 'woff2' });
    const source = `url(data:font/woff2;base64,${subset.toString('base64')})format("woff2")`;
    return `@font-face{font-family:"${FACE}";font-weight:200 800;font-display:block;src:${source}}#root[data-path] h1{font-family:"${FACE}",var(--font-heading)}`;
  };
  return async (body) => {
    const [, heading = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(body) ?? [];
    const characters = charactersIn(heading);
    if (characters === '') return '';
    const face = faces.get(characters) ?? faceOf(characters);
    faces.set(characters, face);
    return face;
  };
}
