import { expect, it } from 'vitest';
import { subjectOf } from '@/admin/resources/wording';
import { countOf } from '@/domain/groupDigits';

const nouns = { noun: 'broker', plural: 'brokers' };
const records = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `No. ${String(index + 1)}` }));

it.each([
  [0, '0 brokers', '0 brokers'],
  [1, '1 broker', '“No. 1”'],
  [2, '2 brokers', '2 brokers'],
  [5000, '5,000 brokers', '5,000 brokers'],
])('counts %i records as %s and names them as %s', (count, counted, subject) => {
  expect(countOf(count, nouns.noun)).toBe(counted);
  expect(subjectOf(records(count), nouns)).toBe(subject);
});
