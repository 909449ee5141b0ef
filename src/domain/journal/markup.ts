import { squeeze, type TableRow } from './table';

/*
 * A tokenizer for the tables of statements and the parts of workbooks. Workers have no DOMParser. Every
 * character is visited a fixed number of times, so that damaged markup takes no longer.
 */

interface Handlers {
  readonly open: (name: string, attributes: string) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

/** The end of an element whose content isn't markup. */
const RAW_END = { script: /<\/script/gi, style: /<\/style/gi };

/** The end of a tag that starts at `from`, skipping `>` in quoted values. */
function endOfTag(source: string, from: number): number {
  let quote = '';
  for (let place = from; place < source.length; place += 1) {
    const character = source[place];
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') return place;
    else if ((character === '"' || character === "'") && source[place - 1] === '=') quote = character;
  }
  return source.length;
}

const NAME = /^\/?(?:[\w.-]+:)?([\w.-]+)/;

/** Walks through markup; names are in lower case and without a namespace prefix. */
export function scanMarkup(source: string, handlers: Handlers): void {
  let place = 0;
  while (place < source.length) {
    const tag = source.indexOf('<', place);
    const end = tag === -1 ? source.length : tag;
    if (end > place) handlers.text(source.slice(place, end));
    if (tag === -1) return;
    if (source.startsWith('<!--', tag)) {
      const close = source.indexOf('-->', tag + 4);
      place = close === -1 ? source.length : close + 3;
      continue;
    }
    const stop = endOfTag(source, tag + 1);
    const inside = source.slice(tag + 1, stop);
    place = stop + 1;
    const name = NAME.exec(inside.slice(0, 60).toLowerCase())?.[1];
    if (name === undefined) continue;
    if (inside.startsWith('/')) handlers.close(name);
    else {
      handlers.open(name, inside);
      if (inside.endsWith('/')) handlers.close(name);
      else if (name === 'script' || name === 'style') {
        RAW_END[name].lastIndex = place;
        place = RAW_END[name].exec(source)?.index ?? source.length;
      }
    }
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

export const decodeEntities = (text: string): string =>
  text.includes('&') ? text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, entity) : text;

const ATTRIBUTES = {
  class: /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  title: /\stitle\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  r: /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  t: /\st\s*=\s*(?:"([^"]*)"|'([^']*)')/,
};

/** The value of a tag's attribute; '' without it. */
export function readAttribute(inside: string, name: keyof typeof ATTRIBUTES): string {
  const match = ATTRIBUTES[name].exec(inside);
  return match ? decodeEntities(match[1] ?? match[2] ?? match[3] ?? '') : '';
}

export interface HtmlPage {
  readonly rows: readonly TableRow[];
  readonly title: string;
  /** Whether the page is complete: it has its end tag. */
  readonly isClosed: boolean;
}

interface OpenRow {
  readonly cells: string[];
  title: string;
  hidden: string;
  readonly table: string;
}

/** The rows of all tables of a page. Hidden cells aren't counted, so that the others keep their positions. */
export function readHtmlPage(source: string, onRow: (rows: number) => void = () => undefined): HtmlPage {
  const rows: OpenRow[] = [];
  let row: OpenRow | undefined;
  let cell: { text: string; readonly isHidden: boolean } | null = null;
  let table = '';
  let title: string | null = null;
  let pageTitle = '';
  let isClosed = false;
  const endCell = () => {
    if (cell && row) {
      const text = squeeze(decodeEntities(cell.text));
      if (cell.isHidden) row.hidden ||= text;
      else row.cells.push(text);
    }
    cell = null;
  };
  scanMarkup(source, {
    open: (name, attributes) => {
      if (name === 'title') title = '';
      else if (name === 'table') table = readAttribute(attributes, 'class');
      else if (name === 'tr') {
        endCell();
        row = { cells: [], title: '', hidden: '', table };
        rows.push(row);
        onRow(rows.length);
      } else if ((name === 'td' || name === 'th') && row) {
        endCell();
        if (row.cells.length === 0) row.title = squeeze(readAttribute(attributes, 'title'));
        cell = { text: '', isHidden: readAttribute(attributes, 'class').split(' ').includes('hidden') };
      }
    },
    close: (name) => {
      if (name === 'td' || name === 'th' || name === 'tr' || name === 'table') endCell();
      else if (name === 'html') isClosed = true;
      else if (name === 'title') {
        pageTitle ||= squeeze(decodeEntities(title ?? ''));
        title = null;
      }
    },
    text: (text) => {
      if (title !== null) title += text;
      if (cell) cell.text += text;
    },
  });
  endCell();
  return { rows: rows.map((open, index) => ({ ...open, number: index + 1 })), title: pageTitle, isClosed };
}
