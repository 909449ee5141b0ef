/** The Latin letter of a key, by its position on keyboards for other scripts; not always a letter. */
export const letterOf = ({ key, code }: KeyboardEvent): string =>
  (/^\P{ASCII}/u.test(key) ? code.replace('Key', '') : key).toUpperCase();
