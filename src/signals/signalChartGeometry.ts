import { chartScale, roundToTenth } from '@/charts/chartScale';
import { noteSide, TIP_GAP } from '@/charts/noteSide';
import { formatShortDay } from '@/domain/time/days';
import type { ChartModel } from './chart';

/** The width and height of the viewBox. */
export const VIEW_SIZE = 1000;

const FRAME = { width: VIEW_SIZE, height: VIEW_SIZE, top: 70, bottom: 90 };
/** The share of the width for candles if no prices after publication are known. */
const CUT_OFF_SHARE = 0.6;
const ROOM_AT_END = 0.04;

/**
 * Sizes in viewBox units for the smallest chart: a two-line label, a date, a line of a note.
 */
export const LABEL_SIZE = 98;
const DATE_SIZE = 180;
/** Half the width of a character in a note, in normal and in small type. */
const HALF_CHARACTER = 6.2;
export const SMALL_HALF_CHARACTER = 7.6;
const NOTE_LINE_HEIGHT = 44;
/**
 * The smallest distance from a candle to its note, including the arrow, and the minimum gap between the note
 * and anything drawn.
 */
const ARROW_LENGTH = 110;
const MIN_CLEARANCE = 14;
/** How far the word at the publication can extend, in viewBox units of the smallest drawing with a note. */
const WORD = { width: 180, bottom: 60 };
/** The space for a pin, in viewBox units of the smallest drawing. */
const PIN_SIZE = { width: 26, height: 62 };

/** The positions of all parts of a signal's chart. The scale stays the same, however much of it is drawn. */
export function signalChartGeometry(model: ChartModel, halfCharacter = HALF_CHARACTER) {
  const { candles, published, pins, stops, targets, zone } = model;
  const isShort = candles.length - 1 === published;
  const slots = isShort ? candles.length / CUT_OFF_SHARE : candles.length * (1 + ROOM_AT_END) + 1;
  const levels = [zone.from, zone.to, ...targets, ...stops.map(({ price }) => price)];
  const prices = [...levels, ...pins.map(({ price }) => price)];
  const scale = chartScale(candles, prices, 0, FRAME, Math.max(slots, 1));
  const { x, y, step } = scale;
  const levelsFrom = candles.length === 0 ? 0 : roundToTenth(x(published) + step / 2);

  /** A pin is drawn on its candle, above any pins already there. */
  const placed: { readonly number: number; readonly x: number; readonly y: number }[] = [];
  for (const { number, candle, price } of pins.filter((pin) => pin.candle >= 0)) {
    const at = x(candle);
    let height = y(price);
    const isTaken = () =>
      placed.some(
        (pin) => Math.abs(pin.x - at) < PIN_SIZE.width && Math.abs(pin.y - height) < PIN_SIZE.height,
      );
    while (isTaken()) height -= PIN_SIZE.height / 4;
    placed.push({ number, x: at, y: roundToTenth(height) });
  }

  const dates: { readonly x: number; readonly text: string }[] = [];
  for (const { candle, at } of pins) {
    const text = formatShortDay(at.slice(0, 10)).replace(/ \d+$/, '');
    if (candle >= 0 && dates.every((date) => date.text !== text && x(candle) - date.x >= DATE_SIZE))
      dates.push({ x: x(candle), text });
  }

  /** The note above or below its candle, at the nearest free position. */
  const note = model.remark && noteAt(model.remark);
  function noteAt({ text, candle }: NonNullable<ChartModel['remark']>) {
    const side = noteSide(candles, candle);
    const away = side === 'high' ? -1 : 1;
    const half = text.length * halfCharacter;
    const middle = Math.min(Math.max(x(candle), half), VIEW_SIZE - half);
    const end = y(candles[candle]?.[side] ?? 0);
    const isNear = (at: number, room: number) => Math.abs(at - middle) < half + room;
    const taken = [
      ...candles.filter((_, index) => isNear(x(index), step)).map(({ high, low }) => [y(high), y(low)]),
      ...placed
        .filter((pin) => isNear(pin.x, PIN_SIZE.width))
        .map((pin) => [pin.y - PIN_SIZE.height / 2, pin.y + PIN_SIZE.height / 2]),
      ...(middle + half > levelsFrom ? levels.map((level) => [y(level), y(level)]) : []),
    ];
    const isClear = (centre: number) =>
      taken.every(
        ([top = 0, bottom = 0]) =>
          Math.abs((top + bottom) / 2 - centre) > (bottom - top + NOTE_LINE_HEIGHT) / 2 + MIN_CLEARANCE,
      );
    const isInside = (centre: number) =>
      centre > NOTE_LINE_HEIGHT && centre < VIEW_SIZE - FRAME.bottom - NOTE_LINE_HEIGHT / 2;
    let centre = end + away * ARROW_LENGTH;
    while (isInside(centre + away * MIN_CLEARANCE) && !isClear(centre)) centre += away * MIN_CLEARANCE;
    return {
      text,
      side,
      x: roundToTenth(middle),
      half,
      y: roundToTenth(centre),
      tip: { x: x(candle), y: roundToTenth(end + away * TIP_GAP * 2) },
      from: roundToTenth(centre - away * NOTE_LINE_HEIGHT * 0.7),
    };
  }

  const isTopTaken =
    note !== null &&
    note.y - NOTE_LINE_HEIGHT / 2 < WORD.bottom &&
    Math.abs(note.x - levelsFrom - WORD.width / 2) < note.half + WORD.width / 2;
  /** The word at the publication is above all levels, or else below them. */
  const word = isTopTaken ? { y: VIEW_SIZE, dy: -20 } : { y: 0, dy: 10 };

  return { scale, levelsFrom, word, pins: placed, dates, note };
}
