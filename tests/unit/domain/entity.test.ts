import { expect, it } from 'vitest';
import { isoTime, nextNumericId, onlyActive, uniqueId } from '@/domain/entity';

const LARGEST = Number.MAX_SAFE_INTEGER;

it('proposes a free number as it is', () => {
  expect(uniqueId(7, new Set(['1', '6']))).toBe('7');
});

it.each([0, 1.5, LARGEST + 1])('starts ids from 1 when %d is proposed', (proposed) => {
  expect(uniqueId(proposed, new Set())).toBe('1');
});

it('raises a taken id until it is free', () => {
  expect(uniqueId(7, new Set(['7', '8']))).toBe('9');
});

it('goes on from 1 after the largest safe number', () => {
  expect(uniqueId(LARGEST, new Set([String(LARGEST), '1']))).toBe('2');
});

it('numbers one above the highest id', () => {
  expect(nextNumericId(['2', '10', '3'])).toBe(11);
});

it('ignores ids that are not safe whole numbers', () => {
  expect(nextNumericId(['abc', '9007199254740993', '-3', '1.5', '1e9', ' 8', '', '4'])).toBe(5);
});

it('writes ISO 8601 times in UTC', () => {
  expect(isoTime(Date.UTC(2026, 0, 2, 3, 4, 5, 6))).toBe('2026-01-02T03:04:05.006Z');
});

it.each([
  [Number.NaN, '1970-01-01T00:00:00.000Z'],
  [1e20, '+275760-09-13T00:00:00.000Z'],
])('writes a valid time for the clock reading %d', (reading, time) => {
  expect(isoTime(reading)).toBe(time);
});

it('keeps active records in their order', () => {
  const record = (name: string, isActive: boolean) => ({ name, isActive });
  const records = [record('b', true), record('x', false), record('a', true)];
  expect(onlyActive(records).map(({ name }) => name)).toEqual(['b', 'a']);
});
