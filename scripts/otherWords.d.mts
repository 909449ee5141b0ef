export function withOtherWords(source: string): string;
export function withOtherTitles(source: string): string;
