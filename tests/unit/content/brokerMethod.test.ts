import { expect, it } from 'vitest';
import { page as compare } from '@/content/pages/ibPartners/compare';
import { page as method } from '@/content/pages/ibPartners/method';
import { page as list } from '@/content/pages/ibPartners';

it.each([
  ['list', list],
  ['comparison', compare],
  ['method', method],
])('uses no words of praise on the %s page', (_name, page) => {
  expect(JSON.stringify(page)).not.toMatch(/\b(?:best|top|objective|unbiased|independent)\b/i);
});
