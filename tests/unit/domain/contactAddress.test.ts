import { expect, it } from 'vitest';
import { parseContactAddress } from '@/domain/contactAddress';

it('is none where nothing is set: the form sends nothing', () => {
  expect(parseContactAddress('')).toBeNull();
});

it.each([
  ['https://forms.example/f/abc', 'https://forms.example'],
  ['https://forms.example:8443/f?form=1', 'https://forms.example:8443'],
  ['/api/contact', null],
])('takes %s', (text, origin) => {
  expect(parseContactAddress(text)).toEqual({ url: text, origin });
});

it.each([
  'http://forms.example/f/abc',
  'forms.example/f/abc',
  '//forms.example/f',
  'mailto:hello@upmark.example',
  'javascript:alert(1)',
  'https://user:key@forms.example/f',
  'https://forms.example/a b',
  String.raw`/\forms.example`,
  "https://forms.example/f#';",
])('refuses %s in a sentence that shows the right form, and never repeats the setting', (text) => {
  expect(() => parseContactAddress(text)).toThrow(
    /^VITE_CONTACT_URL .*https:\/\/forms\.example\/f\/abc, or \/api\/contact/,
  );
  expect(() => parseContactAddress(text)).not.toThrow(/key/);
});
