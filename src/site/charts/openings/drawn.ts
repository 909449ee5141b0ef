import type { OpeningDrawing } from '@/content/openingFigure';

export interface DrawingProps<Kind extends OpeningDrawing['kind']> {
  readonly drawing: Extract<OpeningDrawing, { readonly kind: Kind }>;
}

/** A position as a percentage of the width. */
export const percentOfWidth = (part: number, whole: number): string =>
  `${String(Math.round((100_000 * part) / whole) / 1_000)}%`;

/** Reserves the height of a line that depends on the visitor's clock. */
export const PLACEHOLDER = '\u00a0';
