/** The same instant on the visitor's own clock. */
const inOwnTime = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** An hour GMT on the visitor's own clock, as it is today. */
const ownHour = (hour: string, today: Date) =>
  clock.format(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate(), Number(hour)));

/**
 * Fills in what the built page cannot know: the visitor's own time, and what is over. It works on the elements
 * that the figures mark with `data-` attributes, so that a page of words needs nothing else to be up to date.
 */
export function showVisitTimes(page: ParentNode): void {
  const now = new Date();
  const each = (attribute: string, fill: (element: HTMLElement, value: string) => void) => {
    for (const element of page.querySelectorAll<HTMLElement>(`[${attribute}]`))
      fill(element, element.getAttribute(attribute) ?? '');
  };
  const isOver = (instant: string) => Date.parse(instant) < now.getTime();
  each('data-own-hours', (element, hours) => {
    element.textContent = hours
      .split('-')
      .map((hour) => ownHour(hour, now))
      .join('-');
  });
  each('data-own-time', (element, instant) => {
    element.textContent = `Your time: ${inOwnTime.format(new Date(instant))}`;
  });
  each('data-takes-place-until', (element, instant) => {
    element.textContent = isOver(instant) ? 'This webinar has taken place.' : '';
  });
  each('data-shown-until', (element, instant) => {
    element.hidden = isOver(instant);
  });
  each('data-shown-after', (element, instant) => {
    element.hidden = !isOver(instant);
  });
}
