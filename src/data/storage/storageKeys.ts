/** Every key this site stores under. The first three names are given; all others start with `upm_`. */
export const storageKeys = {
  customerToken: 'token',
  adminToken: 'adminToken',
  adminData: 'adminData',
  platforms: 'upm_platforms',
  brokers: 'upm_brokers',
  platformsSeed: 'upm_platforms_seed',
  brokersSeed: 'upm_brokers_seed',
  activity: 'upm_activity',
  ticker: 'upm_ticker',
  widgetsConsent: 'upm_widgets_consent',
  // In the session storage, which belongs to one tab; all others are in the local storage.
  drafts: 'upm_drafts',
  reload: 'upm_reload',
} as const;

/** Where a text is kept that was found under `key` but could not be read, before `key` is written over. */
export const quarantineKey = (key: string, copy: number): string =>
  copy === 1 ? `${key}.corrupt` : `${key}.corrupt.${String(copy)}`;
