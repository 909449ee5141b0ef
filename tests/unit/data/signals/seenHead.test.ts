import { expect, it } from 'vitest';
import { headOf, seal } from '@/data/signals/chain';
import { isConsistentWith, rememberHead, readSeenHead } from '@/data/signals/seenHead';
import { digest } from '../../../support/digest';
import { anEnvironment } from '../../../support/environment';
import { sampleEntries } from '../../../support/sampleSignals';
import { anIssued, onDay } from '../../../support/signals';

const MARCH = '2026-03-03T10:00:00.000Z';
const record = sampleEntries;

it('stores the length, the head and the time it was first seen', () => {
  const { environment, area } = anEnvironment();
  rememberHead(environment.store, record, MARCH);
  rememberHead(environment.store, record, '2026-04-04T10:00:00.000Z');
  expect([area.length, area.key(0)]).toEqual([1, 'upm_signals_seed']);
  expect(readSeenHead(environment.store)).toEqual({
    length: 51,
    head: headOf(record),
    at: MARCH,
    isSample: true,
  });
});

it('advances only to a record with the known head, or from samples to real signals', async () => {
  const { environment } = anEnvironment();
  rememberHead(environment.store, record.slice(0, 40), MARCH);
  rememberHead(environment.store, record, MARCH);
  expect(readSeenHead(environment.store)?.length).toBe(51);
  rememberHead(environment.store, record.slice(0, 40), MARCH);
  expect(readSeenHead(environment.store)?.length).toBe(51);
  expect(isConsistentWith(record.slice(0, 40), readSeenHead(environment.store))).toBe(false);
  rememberHead(environment.store, [], MARCH);
  expect(readSeenHead(environment.store)?.length).toBe(51);

  const own = await seal([anIssued()], [], onDay(1), digest);
  expect(isConsistentWith(own, readSeenHead(environment.store))).toBe(true);
  rememberHead(environment.store, own, MARCH);
  expect(readSeenHead(environment.store)).toMatchObject({ length: 1, isSample: false });
  expect(isConsistentWith(record, readSeenHead(environment.store))).toBe(false);
});

it('forgets the head when somebody continues with an empty record', () => {
  const { environment } = anEnvironment();
  rememberHead(environment.store, record, MARCH);
  rememberHead(environment.store, [], MARCH, true);
  expect(readSeenHead(environment.store)).toBeNull();
});

it.each<[string, unknown]>([
  ['length', 1.5],
  ['at', null],
])('ignores a stored head when its %s is invalid', (field, value) => {
  const { environment, area } = anEnvironment();
  rememberHead(environment.store, record, MARCH);
  const note = JSON.parse(area.getItem('upm_signals_seed') ?? '') as object;
  area.setItem('upm_signals_seed', JSON.stringify({ ...note, [field]: value }));
  expect(readSeenHead(environment.store)).toBeNull();
});
