/** What Tor Browser and Firefox report for everybody if they resist fingerprinting, before version 128 and since. */
const COMMON_ZONES = ['UTC', 'Atlantic/Reykjavik'];

/** Whether the browser reports a time zone that privacy settings report for everybody. */
export const mayHideTimeZone = (): boolean =>
  COMMON_ZONES.includes(new Intl.DateTimeFormat().resolvedOptions().timeZone);
