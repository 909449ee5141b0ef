import { expect, it } from 'vitest';
import { refuse, RefusedEntryError, refuseIf } from '@/domain/signals/refusal';

it('a refusal says why, and goes by its own name in the console', () => {
  const refused = () => refuse('The note is missing. Say why.');
  expect(refused).toThrow(RefusedEntryError);
  expect(refused).toThrow('The note is missing. Say why.');
  expect(String(new RefusedEntryError('The note is missing.'))).toBe(
    'RefusedEntryError: The note is missing.',
  );
});

it('refuses only where there is a cause', () => {
  expect(() => {
    refuseIf(true, 'There is a cause.');
  }).toThrow('There is a cause.');
  expect(() => {
    refuseIf(false, 'There is none.');
  }).not.toThrow();
});
