/** The most characters that are taken of a text. */
export const LIMITS = { description: 600, detailed: 5000, regulation: 300 };
