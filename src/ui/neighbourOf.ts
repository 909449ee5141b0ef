/** The button to focus when one is removed by its own press: the next, or the previous. */
export function neighbourOf(
  pressed: Element | null,
  buttons: Iterable<HTMLElement>,
): HTMLElement | undefined {
  const all = [...buttons];
  const place = all.findIndex((button) => button === pressed);
  return place < 0 ? undefined : (all[place + 1] ?? all[place - 1]);
}
