import { roundToTenth } from './chartScale';

/** The centres of labels of this height, each as close to its own position as possible without overlaps. */
export function spaceOutLabels(
  middles: readonly number[],
  height: number,
  bottom: number,
): readonly number[] {
  const places = [...middles];
  const order = [...middles.keys()].toSorted((a, b) => (middles[a] ?? 0) - (middles[b] ?? 0));
  let least = height / 2;
  for (const index of order) {
    places[index] = Math.max(least, places[index] ?? 0);
    least = (places[index] ?? 0) + height;
  }
  let most = bottom - height / 2;
  for (const index of order.toReversed()) {
    places[index] = roundToTenth(Math.min(most, places[index] ?? 0));
    most = (places[index] ?? 0) - height;
  }
  return places;
}
