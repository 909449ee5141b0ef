/** The message of a managed list about its latest change, and which rows are locked. */
export interface ListReport {
  /** The rows that are being changed. */
  readonly busyIds: ReadonlySet<string>;
  readonly notice: string;
  /** The rows that the notice is about. */
  readonly touchedIds: ReadonlySet<string>;
  /** Why the list couldn't be loaded; '' if it could. */
  readonly loadFailure: string;
  /** The number of failures so far. */
  readonly refusals: number;
}

export type ListEvent =
  | { readonly type: 'changing' | 'settled'; readonly ids: readonly string[] }
  | {
      readonly type: 'done';
      readonly text: string;
      /** Whether the list could be reloaded afterwards. */
      readonly isListRead: boolean;
      readonly touched: readonly string[];
    }
  | { readonly type: 'refused' | 'notLoaded'; readonly text: string }
  | { readonly type: 'loaded' };

const NO_IDS: ReadonlySet<string> = new Set();

export const NOTHING_REPORTED: ListReport = {
  busyIds: NO_IDS,
  notice: '',
  touchedIds: NO_IDS,
  loadFailure: '',
  refusals: 0,
};

export function listReportReducer(report: ListReport, event: ListEvent): ListReport {
  switch (event.type) {
    case 'changing':
      return { ...report, busyIds: new Set([...report.busyIds, ...event.ids]) };
    case 'settled': {
      const settled = new Set(event.ids);
      return { ...report, busyIds: new Set([...report.busyIds].filter((id) => !settled.has(id))) };
    }
    case 'done':
      return {
        ...report,
        notice: event.isListRead ? event.text : `${event.text} ${report.notice}`,
        touchedIds: new Set(event.touched),
      };
    case 'refused':
      return { ...report, notice: event.text, touchedIds: NO_IDS, refusals: report.refusals + 1 };
    case 'notLoaded':
      return {
        ...listReportReducer(report, { type: 'refused', text: event.text }),
        loadFailure: event.text,
      };
    case 'loaded':
      // The error no longer applies.
      return {
        ...report,
        notice: report.notice === report.loadFailure ? '' : report.notice,
        loadFailure: '',
      };
  }
}
