import styles from './TypedText.module.css';

/** Characters that scripts/fonts.mjs includes in the fonts for text that isn't the site's own. */
const IN_THE_FONTS = /^[\x20-\x7e\xa0-\xac\xae-\xff–’“”…]*$/;

/**
 * Text that people have typed, in its own direction, and in a single font even if the site's fonts have no glyphs for some of its letters.
 */
export const TypedText = ({ text }: { readonly text: string }) => (
  <bdi className={IN_THE_FONTS.test(text.normalize('NFC')) ? undefined : styles.system}>{text}</bdi>
);
