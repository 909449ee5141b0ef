import { amountIn } from '@/domain/numbers/amounts';
import { foldText } from '@/domain/text/foldText';
import type { FigureKind } from './fieldTable';

/*
 * What spreadsheets do to the text of a figure: Excel reads 1:30 as half past one and 1.2 as 1 February, and
 * writes a long id in scientific notation. None of it is what anybody would type, so it's refused rather than stored.
 */

const TIME = /^\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s?[ap]\.?m\.?)?$/i;
const RATIO = /^1:\d+$/;
const POWER_OF_TEN = /^\d+(?:[.,]\d+)?E[+-]?\d+$/i;
const ROUNDED_ID = /^\d{7,}0{5}$/;
/** Formula errors in any language, and what a column that is too narrow shows. */
const CELL_ERROR = /^#(?:\p{Lu}[\p{Lu}\d/]*[!?]|N\/A|NV|#+)$/u;

/** The first letters of months in the languages of most spreadsheets. */
const MONTH =
  '(?:jan|feb|fev|mar|mrz|mrt|apr|abr|avr|mai|may|maj|mei|mag|jun|jui|giu|jul|lug|aug|aou|ago|sep|set|oct|okt|ott|out|nov|dec|dez|dic|ene|gen)';
const DATES = [
  /^\d{1,4}([./-])\s?\d{1,2}\1\s?(?:\d{2,4})?(?:[ T]\d.*)?$/,
  new RegExp(String.raw`^\d{1,4}[.\s/-]*${MONTH}\p{L}?\.?(?:[\s/-]*\d{2,4})?$`, 'u'),
  new RegExp(String.raw`^${MONTH}\p{L}?\.?[\s/-]*\d{1,4}$`, 'u'),
];
/** Whether text is a spreadsheet's serial number for a day from 2000 to 2099. */
const isDayNumber = (text: string): boolean =>
  /^\d{5}$/.test(text) && Number(text) >= 36526 && Number(text) < 73051;

const MONEY = /^(?:\p{Sc}|[A-Z]{3}\s)\s?\d|^\d[\d.,'\s]*(?:\p{Sc}|\s[A-Z]{3})$/u;

const isDate = (text: string): boolean => DATES.some((date) => date.test(foldText(text)));

const IN_SPREADSHEET = 'A spreadsheet has probably changed it: format its column as text and enter it again.';
const SHIFTED = 'Have the columns shifted?';

/** What text that can't be this figure looks like; '' for nothing. */
function mistakenFor(text: string, kind: FigureKind): string {
  if (isDate(text)) return `looks like a date. ${IN_SPREADSHEET}`;
  if (kind !== 'money' && isDayNumber(text)) return `looks like a date stored as a number. ${IN_SPREADSHEET}`;
  if (POWER_OF_TEN.test(text)) return `is in scientific notation. ${IN_SPREADSHEET}`;
  if (RATIO.test(text)) return kind === 'leverage' ? '' : `looks like a leverage. ${SHIFTED}`;
  if (TIME.test(text)) return `looks like a time. ${IN_SPREADSHEET}`;
  if (kind === 'leverage' && /^0[.,]\d+$/.test(text))
    return `looks like a fraction of a day. ${IN_SPREADSHEET}`;
  if (kind !== 'spread' && /\bpips?\b/i.test(text)) return `looks like a spread. ${SHIFTED}`;
  // A spread can be a few cents.
  const isDeposit =
    MONEY.test(text) && (kind === 'leverage' || (kind === 'spread' && (amountIn(text) ?? 0) >= 10));
  return isDeposit ? `looks like an amount of money. ${SHIFTED}` : '';
}

/** Why a cell can't be this figure, as the end of a sentence about it; '' if it can. */
export function figureSlip(text: string, kind: FigureKind): string {
  const words = mistakenFor(text.trim(), kind);
  return words === '' ? '' : `“${text.trim()}” ${words}`;
}

/** Why a cell can't contain what was meant; '' if it can. */
export function cellSlip(cell: string): string {
  if (CELL_ERROR.test(cell.trim())) return `“${cell.trim()}” is an error in the spreadsheet.`;
  return cell.includes('\ufffd')
    ? 'a letter was lost, shown as “�”. Save the file again as “CSV UTF-8”.'
    : '';
}

/** Why an id that isn't in the list can't be one of ours; '' if it can. */
export const idSlip = (id: string): string =>
  POWER_OF_TEN.test(id) || ROUNDED_ID.test(id)
    ? `Excel has shortened it to “${id}”. Copy it from the export again, with its column formatted as text.`
    : '';

/** UTF-8 that was read as Windows-1252 and saved again: `ZÃ¼rich`. */
export const isGarbled = (text: string): boolean =>
  /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€/.test(text);
