/**
 * The zones that Tor Browser and Firefox report for everybody when resisting fingerprinting: the first up to
 * Firefox version 127, the second since.
 */
const COMMON_ZONES = ['UTC', 'Atlantic/Reykjavik'];

/** Whether the browser reports a time zone that privacy settings report for everybody. */
export const mayHideTimeZone = (): boolean =>
  COMMON_ZONES.includes(new Intl.DateTimeFormat().resolvedOptions().timeZone);
