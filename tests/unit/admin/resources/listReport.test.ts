import { expect, it } from 'vitest';
import { listReportReducer, NOTHING_REPORTED, type ListEvent } from '@/admin/resources/listReport';

const noticeAfter = (...events: readonly ListEvent[]) =>
  events.reduce(listReportReducer, NOTHING_REPORTED).notice;

it('clears the message about a failed load, but not a later message', () => {
  const failed = { type: 'notLoaded', text: "The brokers couldn't be loaded." } as const;
  expect(noticeAfter(failed, { type: 'loaded' })).toBe('');
  expect(noticeAfter(failed, { type: 'refused', text: 'Not saved.' }, { type: 'loaded' })).toBe('Not saved.');
});
