/** The button to focus when a button removes itself: the next one, or else the previous one. */
export function neighbouringButton(
  pressed: Element | null,
  buttons: Iterable<HTMLElement>,
): HTMLElement | undefined {
  const all = [...buttons];
  const place = all.findIndex((button) => button === pressed);
  return place < 0 ? undefined : (all[place + 1] ?? all[place - 1]);
}
