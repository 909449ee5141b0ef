import { expect, it } from 'vitest';
import { targetOf } from '@/runtime/fragment';

it('finds what a fragment names, in the letters that the page has', () => {
  document.body.innerHTML = '<p id="pip"></p><p id="für"></p><p id=""></p>';
  expect(targetOf('#pip')?.id).toBe('pip');
  expect(targetOf('#f%C3%BCr')?.id).toBe('für');
});

it('finds nothing where nothing is named, or what is named is no text', () => {
  document.body.innerHTML = '<p id="pip"></p>';
  for (const hash of ['', '#', '#lot', '#%', 'pip']) expect(targetOf(hash)).toBeNull();
});
