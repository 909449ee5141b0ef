import { expect, it } from 'vitest';
import { showStartNotice } from '@/runtime/startNotice';

it('says above the page that its scripts did not start, and leaves what can be read', () => {
  const root = document.createElement('div');
  root.innerHTML = '<main>Words</main>';
  showStartNotice(root);
  expect(root.firstElementChild).toHaveAttribute('role', 'alert');
  expect(root.firstElementChild).toHaveTextContent(
    'Part of this page did not arrive: you can read it, but some of it will not react. Load the page again',
  );
  expect(root.querySelector('a')?.href).toBe(location.href);
  expect(root.lastElementChild).toHaveTextContent('Words');
});
