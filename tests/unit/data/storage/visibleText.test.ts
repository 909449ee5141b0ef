import { expect, it } from 'vitest';
import { visibleText } from '@/data/storage/json';

it.each([
  ['a control character', 'a\u0000b\u001fc\u007fd', 'abcd'],
  ['a carriage return', 'a\r\nb', 'a\nb'],
  ['a zero-width space', 'Up\u200bmark', 'Upmark'],
  ['a byte order mark', '\ufeffUpmark', 'Upmark'],
  ['a bidirectional override', 'a\u202eb\u202cc\u2066d\u2069e', 'abcde'],
  ['direction marks', 'a\u061cb\u200ec\u200fd', 'abcd'],
  ['joiners after Latin letters', 'a\u200db\u200cc', 'abc'],
  ['a joiner at the beginning', '\u200da', 'a'],
])('removes %s from text', (_what, typed, seen) => {
  expect(visibleText(typed)).toBe(seen);
});

it.each([
  ['line breaks and tabs', 'a\nb\tc'],
  ['letters of any script', 'Ünïcödé 日本語 עברית'],
  ['a joiner in Persian', 'می\u200cخواهم'],
  ['a joiner after a vowel sign', 'क्\u200dष'],
  ['a family emoji', '👨\u200d👩\u200d👧'],
  ['an empty string', ''],
])('keeps %s', (_what, typed) => {
  expect(visibleText(typed)).toBe(typed);
});
