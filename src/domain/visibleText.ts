/*
 * Characters that nobody sees: controls, marks that turn the direction of what follows, and spaces of no width. In a
 * name they make two that look alike, or turn the words behind it round. The joiners of no width are kept behind
 * letters of scripts and pictures that are joined with them.
 */
const INVISIBLE =
  /[^\P{Cc}\t\n]|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu;

/** A text without them; line breaks and tabs stay. */
export const visibleText = (typed: string): string => typed.replace(INVISIBLE, '');
