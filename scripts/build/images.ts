import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import subsetFont from 'subset-font';
import type { CardSubject } from '../../src/site/seo/cardSubject.ts';
import { escapeHtml } from '../../src/site/seo/escapeHtml.ts';
import { marketMarks } from '../../src/site/components/marketMarks.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../../src/site/seo/cardSize.ts';
import { colour } from './tokens.ts';

const require = createRequire(import.meta.url);

const MARGIN = 80;

/** The longest line, in characters, that leaves a margin at the title's font size. */
const TITLE_LINE = 24;

/** Wraps text after at most `longest` characters; longer words get a line of their own. */
export function inLines(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= longest)
      lines.splice(-1, 1, `${line} ${word}`);
    else lines.push(word);
  }
  return lines;
}

/** The heading font in a format that resvg can read. */
async function headingFace(): Promise<Uint8Array> {
  // Includes the minus sign used in results.
  const printable = `${String.fromCharCode(...Array.from({ length: 0x100 }, (_, code) => code).slice(0x20))}\u2212`;
  return subsetFont(await readFile('src/styles/fonts/bricolage-grotesque.woff2'), printable, {
    targetFormat: 'truetype',
  });
}

/** Candles of a market that ends where it began: open, close, low and high in px from the bottom of the card. */
const CANDLES = [
  [80, 150, 65, 165],
  [150, 125, 105, 175],
  [125, 215, 115, 235],
  [215, 260, 195, 280],
  [260, 175, 160, 270],
  [175, 200, 155, 225],
  [200, 85, 70, 210],
] as const;

function candles(): string {
  const drawn = CANDLES.map(([open, close, low, high], index) => {
    const x = CARD_WIDTH - MARGIN - (CANDLES.length - index) * 44;
    const y = (height: number) => CARD_HEIGHT - height;
    const isUp = close > open;
    const ink = colour(isUp ? 'up' : 'down');
    const top = y(Math.max(open, close));
    return (
      `<path d="M${String(x + 11)} ${String(y(high))}V${String(y(low))}" stroke="${ink}" stroke-width="3"/>` +
      `<rect x="${String(x)}" y="${String(top)}" width="22" height="${String(Math.abs(close - open))}" rx="3" fill="${isUp ? colour('board') : ink}" stroke="${ink}" stroke-width="3"/>`
    );
  });
  return `<g opacity="0.45">${drawn.join('')}</g>`;
}

const MARK = { width: 56, height: 46, scale: 5 };

/** The mark of a market, as in lists but larger. */
function markDrawing(market: keyof typeof marketMarks): string {
  const { empty, filled, marked } = marketMarks[market];
  const x = CARD_WIDTH - MARGIN - MARK.width * MARK.scale;
  const y = CARD_HEIGHT - MARGIN + 12 - MARK.height * MARK.scale;
  return (
    `<g transform="translate(${String(x)} ${String(y)}) scale(${String(MARK.scale)})">` +
    `<path d="${empty}" fill="none" stroke="${colour('line-control')}"/>` +
    `<path d="${filled}" fill="${colour('chalk')}"/><path d="${marked}" fill="${colour('marker')}"/></g>`
  );
}

const BOXES_IN_ROW = 16;
const BOX_STEP = 44;

/** A box for each lesson in the course, with this lesson's box filled. */
function lessonDrawing({ count, here }: NonNullable<CardSubject['lessons']>): string {
  const columns = Math.min(count, BOXES_IN_ROW);
  const rows = Math.ceil(count / BOXES_IN_ROW);
  const left = CARD_WIDTH - MARGIN - columns * BOX_STEP + 8;
  const top = CARD_HEIGHT - MARGIN + 12 - rows * BOX_STEP + 8;
  const boxes = Array.from({ length: count }, (_, index) => {
    const x = left + (index % BOXES_IN_ROW) * BOX_STEP;
    const y = top + Math.floor(index / BOXES_IN_ROW) * BOX_STEP;
    const ink = index === here ? colour('marker') : colour('line-control');
    return `<rect x="${String(x)}" y="${String(y)}" width="34" height="34" rx="6" fill="${index === here ? ink : 'none'}" stroke="${ink}" stroke-width="2"/>`;
  });
  return boxes.join('');
}

function drawingOf({ outcome, market, lessons }: CardSubject): string {
  if (outcome) return outcomeDrawing(outcome);
  if (market) return markDrawing(market);
  return lessons ? lessonDrawing(lessons) : candles();
}

function outcomeDrawing({ words, result, tone }: NonNullable<CardSubject['outcome']>): string {
  const right = String(CARD_WIDTH - MARGIN);
  const rows =
    result === undefined
      ? [[words, 72, 562]]
      : [
          [result, 150, 500],
          [words, 36, 562],
        ];
  const texts = rows.map(
    ([text, size, y]) =>
      `<text x="${right}" y="${String(y)}" font-size="${String(size)}">${escapeHtml(String(text))}</text>`,
  );
  return `<g font-family="Bricolage Grotesque" text-anchor="end" fill="${colour(tone)}">${texts.join('')}</g>`;
}

/** The social card of a page, as SVG. @param sign the content of the site icon's SVG */
export function cardDrawing(subject: CardSubject, siteName: string, host: string, sign: string): string {
  const { title, kind = '' } = subject;
  // A name such as US 100 stays on one line, and so does a `buy` or `sell` after it.
  const lines = inLines(title.replaceAll(/ (?=\d)|(?<=,) (?=(?:buy|sell)$)/g, '\u00A0'), TITLE_LINE);
  const rows = lines.map(
    (line, index) => `<text x="${String(MARGIN)}" y="${String(290 + index * 88)}">${escapeHtml(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(CARD_WIDTH)}" height="${String(CARD_HEIGHT)}">
    <rect width="100%" height="100%" fill="${colour('board')}"/>
    ${drawingOf(subject)}
    <svg x="${String(MARGIN)}" y="72" width="72" height="72" viewBox="0 0 32 32">${sign}</svg>
    <text x="${String(MARGIN + 96)}" y="122" font-family="Bricolage Grotesque" font-size="44" fill="${colour('chalk')}">${escapeHtml(siteName)}</text>
    <text x="${String(CARD_WIDTH - MARGIN)}" y="120" text-anchor="end" font-family="Bricolage Grotesque" font-size="34" fill="${colour('marker')}">${escapeHtml(kind)}</text>
    <g font-family="Bricolage Grotesque" font-size="80" letter-spacing="-1.5" fill="${colour('chalk')}">${rows.join('')}</g>
    <text x="${String(MARGIN)}" y="562" font-family="Bricolage Grotesque" font-size="30" fill="${colour('chalk-soft')}">${escapeHtml(host)}</text>
  </svg>`;
}

/** Creates the images of a build. Use one per build, because the fonts and the library take a moment to load. */
export interface ImageMaker {
  /** The social card of a page, 1200 x 630 px. */
  readonly card: (subject: CardSubject) => Uint8Array;
  /** The site icon. @param size in px */
  readonly icon: (size: number) => Uint8Array;
}

const hashOf = (...parts: (string | Uint8Array)[]) =>
  parts.reduce<Hash>((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** Returns the result of `draw`, cached by a hash of its inputs, because cards take half of a build's time. */
function drawnOnce(folder: string, hash: string, draw: () => Uint8Array): Uint8Array {
  const file = path.join(folder, `${hash}.png`);
  if (existsSync(file)) return readFileSync(file);
  const image = draw();
  mkdirSync(folder, { recursive: true });
  // Written to a temporary file first, so that a concurrent build never reads half a file.
  const aside = `${file}.${String(process.pid)}`;
  writeFileSync(aside, image);
  renameSync(aside, file);
  return image;
}

/** resvg can be initialised only once per process, but tests load this module several times. */
let libraryReady: Promise<void> | undefined;

/** @param drawn cache folder for cards */
export async function createImageMaker(
  siteName: string,
  host: string,
  drawn = 'node_modules/.cache/cards',
): Promise<ImageMaker> {
  const library = await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm'));
  libraryReady ??= initWasm(library).catch((error: unknown) => {
    if (!String(error).includes('Already initialized')) throw error;
  });
  await libraryReady;
  const font = await headingFace();
  const favicon = await readFile('public/favicon.svg', 'utf8');
  const sign = favicon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const tools = hashOf(library, font);
  return {
    card: (subject) => {
      const drawing = cardDrawing(subject, siteName, host, sign);
      return drawnOnce(drawn, hashOf(tools, drawing), () =>
        new Resvg(drawing, { font: { fontBuffers: [font] } }).render().asPng(),
      );
    },
    icon: (size) => new Resvg(favicon, { fitTo: { mode: 'width', value: size } }).render().asPng(),
  };
}
