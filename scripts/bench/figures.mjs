/** @param {number[]} figures an odd number of figures, so that one is in the middle */
export const median = (figures) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)];

/** @param {number} figure */
export const rounded = (figure, digits = 0) => figure.toFixed(digits);

/** A figure with its limit, in bold if it exceeds the limit. */
export function held(figure, limit, digits = 0) {
  const shown = rounded(figure, digits);
  return Number(shown) > limit ? `**${shown}, over ${limit}**` : `${shown} of ${limit}`;
}

/** Lighthouse scores; any score below 100 is in bold. */
export const scored = (scores) =>
  scores.map((score) => (score < 100 ? `**${score}**` : String(score))).join(' / ');

export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
