import fc from 'fast-check';

/** How often each property is tried: 300 times, or as often as PROPERTY_RUNS says. */
export const numRuns = Number(process.env.PROPERTY_RUNS ?? 300);

/** Any text, also one with controls, lone surrogates and characters of any script. */
export const anyText = fc.string({ unit: 'binary', maxLength: 12 });
