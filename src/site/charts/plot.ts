/** A share as a coordinate within a plot. */
export const percent = (share: number): string => `${String(Math.round(share * 10_000) / 100)}%`;

/** How far down the plot a value is drawn, as a share of its height. The range includes 0. */
export function verticalScale(values: readonly number[]) {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  return { top, bottom, down: (value: number) => (top - value) / Math.max(top - bottom, 1) };
}
