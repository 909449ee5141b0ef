/** The button that takes the focus when another is pressed and goes with what it takes away: the next, or the one before. */
export function neighbourOf(
  pressed: Element | null,
  buttons: Iterable<HTMLElement>,
): HTMLElement | undefined {
  const all = [...buttons];
  const place = all.findIndex((button) => button === pressed);
  return place < 0 ? undefined : (all[place + 1] ?? all[place - 1]);
}
