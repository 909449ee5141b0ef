const MAX_PLACES = 5;
/** The relative tolerance when comparing a number with a power of ten times the answer. */
const TOLERANCE = 0.005;

/**
 * How many places too far to the right a number's decimal point is; negative if it is too far to the left, 0 if the
 * digits or the sign differ from the answer's.
 */
export function placesOff(given: number, answer: number): number {
  const ratio = given / answer;
  if (!(ratio > 0) || !Number.isFinite(ratio)) return 0;
  const places = Math.round(Math.log10(ratio));
  return Math.abs(places) <= MAX_PLACES && Math.abs(ratio / 10 ** places - 1) <= TOLERANCE ? places : 0;
}
