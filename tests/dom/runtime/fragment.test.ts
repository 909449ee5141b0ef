import { expect, it } from 'vitest';
import { fragmentTarget } from '@/runtime/fragment';

it('finds the target of a fragment', () => {
  document.body.innerHTML = '<p id="pip"></p><p id="für"></p><p id=""></p>';
  expect(fragmentTarget('#pip')?.id).toBe('pip');
  expect(fragmentTarget('#f%C3%BCr')?.id).toBe('für');
});

it('finds nothing for a fragment without a target', () => {
  document.body.innerHTML = '<p id="pip"></p>';
  for (const hash of ['', '#', '#lot', '#%', 'pip']) expect(fragmentTarget(hash)).toBeNull();
});
