import fc from 'fast-check';

/** Runs per property; set PROPERTY_RUNS to change it. */
export const numRuns = Number(process.env.PROPERTY_RUNS ?? 100);

/** Any text, including control characters and lone surrogates. */
export const anyText = fc.string({ unit: 'binary', maxLength: 12 });
