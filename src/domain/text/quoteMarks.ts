/** Without the marks that email puts before quoted lines; no line of valid JSON starts like that. */
export const withoutQuoteMarks = (text: string): string => text.replace(/^[ \t]*(?:>[ \t]?)+/gm, '');
