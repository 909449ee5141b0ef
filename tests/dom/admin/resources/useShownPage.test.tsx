import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { platformResource } from '@/admin/resources/platformResource';
import { pageOf, useShownPage } from '@/admin/resources/useShownPage';
import type { Platform } from '@/domain/platform';
import { aCatalogue } from '../../../support/catalogue';
import { aPlatform } from '../../../support/records';

const STORED_AT = '2026-01-01T00:00:00.000Z';
const resource = platformResource(aCatalogue().catalogue.platforms);
const many = (count: number) =>
  Array.from({ length: count }, (_, index): Platform => ({
    ...aPlatform({ name: `Platform ${String(index + 1)}`, description: '' }),
    id: String(index + 1),
    createdAt: STORED_AT,
    updatedAt: STORED_AT,
  }));
const nothingWanted = { query: '', sort: null, page: 0 };

type Wanted = Parameters<typeof useShownPage>[2];

/** What is shown of so many platforms, in short: the first and the last name. */
function shownOf(count: number, wanted: Partial<Wanted> = {}) {
  const records = many(count);
  const { current } = renderHook(() =>
    useShownPage(resource, records, { ...nothingWanted, ...wanted }),
  ).result;
  return { ...current, ends: [current.shown[0]?.name, current.shown.at(-1)?.name] };
}

it.each([
  [0, 0],
  [19, 0],
  [20, 1],
  [39, 1],
  [40, 2],
])('place %i of a list is on page %i', (place, page) => {
  expect(pageOf(place)).toBe(page);
});

describe('the page that is shown', () => {
  it.each([
    [0, 0, [undefined, undefined], { page: 0, pages: 1, first: 0 }],
    [20, 0, ['Platform 1', 'Platform 20'], { page: 0, pages: 1, first: 0 }],
    [21, 0, ['Platform 1', 'Platform 20'], { page: 0, pages: 2, first: 0 }],
    [21, 1, ['Platform 21', 'Platform 21'], { page: 1, pages: 2, first: 20 }],
    [45, 1, ['Platform 21', 'Platform 40'], { page: 1, pages: 3, first: 20 }],
    [45, 7, ['Platform 41', 'Platform 45'], { page: 2, pages: 3, first: 40 }],
  ])('of %i records is, for page %i, from … to %j', (count, page, ends, place) => {
    const shown = shownOf(count, { page });
    expect(shown.ends).toEqual(ends);
    expect(shown).toMatchObject(place);
    expect(shown.found).toHaveLength(count);
  });

  it('is one of what was found, whatever stands around the text', () => {
    const shown = shownOf(45, { query: ' platform 4 ' });
    expect(shown.query).toBe('platform 4');
    expect(shown.found).toHaveLength(7);
    expect(shown).toMatchObject({ pages: 1, ends: ['Platform 4', 'Platform 45'] });
  });

  it.each([
    [{ column: 'name', isDescending: false }, ['Platform 1', 'Platform 3'], true],
    [{ column: 'name', isDescending: true }, ['Platform 3', 'Platform 1'], true],
    [{ column: 'description', isDescending: true }, ['Platform 1', 'Platform 3'], false],
    [{ column: 'no such column', isDescending: true }, ['Platform 1', 'Platform 3'], false],
    [null, ['Platform 1', 'Platform 3'], false],
  ])('is sorted by %j where its column has an order', (sort, ends, isSorted) => {
    const shown = shownOf(3, { sort });
    expect(shown.ends).toEqual(ends);
    expect(shown.sort).toEqual(isSorted ? sort : null);
  });
});
