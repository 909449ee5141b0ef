import type { OpeningDrawing } from '@/content/openingFigure';

/** What the drawing of a kind is given. */
export interface DrawnProps<Kind extends OpeningDrawing['kind']> {
  readonly drawing: Extract<OpeningDrawing, { readonly kind: Kind }>;
}

/** A place on a line, for drawings that are as wide as their room: a part of a whole in percent. */
export const percent = (part: number, whole: number): string =>
  `${String(Math.round((100_000 * part) / whole) / 1_000)}%`;

/** Keeps the height of a line that waits for the visitor's clock. */
export const WAITING = '\u00a0';
