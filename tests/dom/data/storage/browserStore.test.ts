import { expect, it } from 'vitest';
import { browserStore } from '@/data/storage/browserStore';

it("keeps texts in this browser's localStorage", () => {
  expect(browserStore.isPersistent()).toBe(true);
  browserStore.write('upm_test', 'text');
  expect(localStorage.getItem('upm_test')).toBe('text');
  expect(browserStore.usedCharacters()).toBe('upm_testtext'.length);
  browserStore.remove('upm_test');
  expect(localStorage.length).toBe(0);
});
