import { expect, it } from 'vitest';
import { parseContactAddress } from '@/domain/text/contactAddress';

it('returns null when no contact URL is set', () => {
  expect(parseContactAddress('')).toBeNull();
});

it.each([
  ['https://forms.example/f/abc', 'https://forms.example'],
  ['https://forms.example:8443/f?form=1', 'https://forms.example:8443'],
  ['/api/contact', null],
])('accepts the contact URL %s', (text, origin) => {
  expect(parseContactAddress(text)).toEqual({ url: text, origin });
});

it.each([
  'http://forms.example/f/abc',
  'javascript:alert(1)',
  'https://user:key@forms.example/f',
  "https://forms.example/f#';",
])('rejects %s and shows the expected format', (text) => {
  expect(() => parseContactAddress(text)).toThrow(
    /^VITE_CONTACT_URL .*https:\/\/forms\.example\/f\/abc, or \/api\/contact/,
  );
  expect(() => parseContactAddress(text)).not.toThrow(/key/);
});
