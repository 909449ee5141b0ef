import { describe, expect, it } from 'vitest';
import { createListings } from '@/data/catalogue/listings';
import { perPart } from '@/data/catalogue/listNames';
import type { JsonObject } from '@/data/storage/json';
import { readNewestTimes } from '@/data/webinars/newestTimes';
import { anEnvironment, createFailingArea } from '../../../support/environment';
import { aWebinar } from '../../../support/records';

const NONE = { revision: 0, records: [] };

const record = (id: string, fields: JsonObject = {}): JsonObject => ({ ...aWebinar(), id, ...fields });

const seedOf = (...records: JsonObject[]) => ({ revision: 2, records });

function timesWith(seed: { revision: number; records: JsonObject[] }, stored?: string) {
  const area = createFailingArea();
  if (stored !== undefined) area.setItem('upm_webinars', stored);
  const { environment } = anEnvironment({ area });
  return { times: readNewestTimes(environment.store, seed), area, environment };
}

describe('the times of the webinars', () => {
  it('are those of the seed where nothing is stored, and nothing is stored by reading them', () => {
    const { times, area } = timesWith(seedOf(record('1')));
    expect(times).toEqual([{ startsAt: '2025-11-05T19:00:00Z', minutes: 60 }]);
    expect(area.length).toBe(0);
  });

  it('are not known where nothing is stored or published', () => {
    expect(timesWith(NONE).times).toBeNull();
  });

  it.each([
    ['inactive', JSON.stringify([record('1', { isActive: false })])],
    ['not a list', '{"a":1}'],
    ['rubbish', '['],
    ['none', '[]'],
  ])('are none where what is stored is %s', (_what, stored) => {
    expect(timesWith(NONE, stored).times).toEqual([]);
  });

  it('are those that the list of the page shows', async () => {
    const own = record('9', { startsAt: '2030-01-01T10:00:00Z', createdAt: 'x' });
    const seed = seedOf(record('1'), record('2', { isActive: false }), record('3', { minutes: 30 }));
    const { times, environment } = timesWith(seed, JSON.stringify([own]));
    const seeds = { ...perPart(() => NONE), webinars: seed };
    const listed = await createListings(environment, seeds).webinars.listActive();
    expect(times).toEqual(listed.map(({ startsAt, minutes }) => ({ startsAt, minutes })));
  });
});
