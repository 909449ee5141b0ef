/*
 * Invisible characters: controls, bidirectional marks and zero-width spaces. In names they could create
 * lookalikes or reverse the following text. Zero-width joiners are allowed after letters and emoji that use
 * them.
 */
const INVISIBLE_CHARACTERS =
  /[^\P{Cc}\t\n]|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu;

/** Removes them, except for line breaks and tabs. */
export const visibleText = (typed: string): string => typed.replace(INVISIBLE_CHARACTERS, '');
