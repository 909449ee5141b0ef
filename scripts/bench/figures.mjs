/** @param {number[]} figures an odd number of them has a middle one */
export const median = (figures) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)];

/** @param {number} figure */
export const rounded = (figure, digits = 0) => figure.toFixed(digits);

/** A figure beside what it may be at most; in bold where it is over. */
export function held(figure, limit, digits = 0) {
  const shown = rounded(figure, digits);
  return Number(shown) > limit ? `**${shown}, over ${limit}**` : `${shown} of ${limit}`;
}

/** Scores of 100, the only ones that are good enough; any other in bold. */
export const scored = (scores) =>
  scores.map((score) => (score < 100 ? `**${score}**` : String(score))).join(' / ');

/** A table in Markdown. */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
