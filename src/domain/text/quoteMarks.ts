/** The text without the marks that email programs put before quoted lines; no line of valid JSON starts like that. */
export const withoutQuoteMarks = (text: string): string => text.replace(/^[ \t]*(?:>[ \t]?)+/gm, '');
