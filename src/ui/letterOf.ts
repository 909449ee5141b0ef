/** A key's character or name in capitals; on keyboards for other scripts, the Latin letter at the key's position. */
export const letterOf = ({ key, code }: KeyboardEvent): string =>
  (/^\P{ASCII}/u.test(key) ? code.replace('Key', '') : key).toUpperCase();
