import * as v from 'valibot';
import { expect, it } from 'vitest';
import seedFile from '@/data/catalogue/catalogue.json';
import { listNames } from '@/data/catalogue/lists';
import { parseJson } from '@/data/storage/json';
import { brokerDraftSchema } from '@/domain/catalogue/broker';
import { splitOnCommas } from '@/domain/catalogue/fields';
import { safeExternalUrl } from '@/domain/text/externalUrl';
import { platformDraftSchema } from '@/domain/catalogue/platform';

const { platforms, brokers } = seedFile;
const stampsOf = ({ id, createdAt, updatedAt }: (typeof brokers | typeof platforms)[number]) => ({
  id,
  createdAt,
  updatedAt,
});

it.each(listNames)('has the list of %s, even if it is empty', (name) => {
  expect(seedFile, `Add "${name}": [] to catalogue.json, or the list can't be loaded`).toHaveProperty(name);
});

it.each([
  ['platform', platforms, platformDraftSchema],
  ['broker', brokers, brokerDraftSchema],
])('contains each %s in stored form with a unique id', (_entity, records, schema) => {
  for (const record of records) {
    expect({ ...v.parse(schema, record), ...stampsOf(record) }).toEqual(record);
    expect(new Date(record.createdAt).toISOString()).toBe(record.createdAt);
    expect(new Date(record.updatedAt).toISOString()).toBe(record.updatedAt);
    expect([record.name, record.description]).not.toContain('');
  }
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  expect(parseJson(JSON.stringify(records))).toEqual(records);
});

it('links only to safe URLs', () => {
  const links = [
    ...platforms.flatMap(({ website, downloadLink, logo }) => [website, downloadLink, logo]),
    ...brokers.flatMap(({ website, referralLink, logo }) => [website, referralLink, logo]),
  ].filter((link) => link !== '');
  expect(links.filter((link) => safeExternalUrl(link) !== link)).toEqual([]);
});

it('has every field that the broker form requires', () => {
  for (const { features, regulation, tradingPlatforms, accountTypes, ...broker } of brokers) {
    const { name, description, minDeposit, leverage, spreads } = broker;
    expect([name, description, minDeposit, leverage, spreads]).not.toContain('');
    for (const list of [features, regulation, tradingPlatforms, accountTypes])
      expect(splitOnCommas(list.join(', '))).toEqual(list);
  }
});
