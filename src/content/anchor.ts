/** A heading or name as the part of an address behind `#`: `what-a-pip-is-worth`. */
export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
