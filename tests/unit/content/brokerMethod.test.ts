import { expect, it } from 'vitest';
import { page as compare } from '@/content/pages/ibPartners/compare';
import { page as method } from '@/content/pages/ibPartners/method';
import { page as list } from '@/content/pages/ibPartners';

it('B37: the method page speaks of the eight points', () => {
  expect(method.sections.map(({ heading }) => heading)).toEqual([
    'Who pays us',
    'What decides the order',
    'What a rating is',
    'Where the figures come from',
    'What a licence entry means',
    'How often we look',
    'What we leave out',
    'The brokers you see now',
  ]);
});

it.each([
  ['list', list],
  ['comparison', compare],
  ['method', method],
])('B37: nothing on the page %s is praised', (_name, page) => {
  expect(JSON.stringify(page)).not.toMatch(/\b(?:best|top|objective|unbiased|independent)\b/i);
});
