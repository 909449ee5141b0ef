/**
 * The zones that Tor Browser and Firefox report for everybody when resisting fingerprinting: up to version 127, and
 * since.
 */
const COMMON_ZONES = ['UTC', 'Atlantic/Reykjavik'];

/** Whether the browser reports a time zone that privacy settings report for everybody. */
export const mayHideTimeZone = (): boolean =>
  COMMON_ZONES.includes(new Intl.DateTimeFormat().resolvedOptions().timeZone);
