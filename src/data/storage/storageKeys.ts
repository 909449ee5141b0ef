/**
 * The prefix of every key and lock name. All sites at one origin share its storage, so a copy of this site
 * in a folder adds the folder; at the root the names are as below.
 * @param base the build's base path, such as `/` or `/academy/`
 */
export const keyPrefix = (base: string): string => (base === '/' ? '' : base);

/**
 * The first three names are fixed; new ones start with `upm_`. Those of the lists are in
 * `domain/catalogue/listNames.ts`.
 */
export const storageKeys = {
  customerToken: 'token',
  adminToken: 'adminToken',
  adminData: 'adminData',
  signals: 'upm_signals',
  signalsSeed: 'upm_signals_seed',
  publishing: 'upm_publishing',
  lastDownload: 'upm_last_download',
  activity: 'upm_activity',
  ticker: 'upm_ticker',
  widgetsConsent: 'upm_widgets_consent',
  theme: 'upm_theme',
  account: 'upm_account',
  progress: 'upm_progress',
  recordName: 'upm_record_name',
  practice: 'upm_practice',
  practicePast: 'upm_practice_past',
  secondChart: 'upm_second_chart',
  journal: 'upm_journal',
  author: 'upm_author',
  adminName: 'upm_admin_name',
  takenOver: 'upm_taken_over',
  // The following are in sessionStorage; all others are in localStorage
  drafts: 'upm_drafts',
  contact: 'upm_contact',
  chartPlans: 'upm_chart_plans',
  reload: 'upm_reload',
} as const;
