import { expect, it } from 'vitest';
import { linkAt } from '@/runtime/linkAt';

function found(html: string): string | null {
  document.body.innerHTML = html;
  let link: HTMLAnchorElement | null = null;
  const listener = (event: Event) => {
    link = linkAt(event);
  };
  document.addEventListener('press', listener);
  (document.querySelector('[data-here]') ?? document).dispatchEvent(new Event('press', { bubbles: true }));
  document.removeEventListener('press', listener);
  return (link as HTMLAnchorElement | null)?.getAttribute('href') ?? null;
}

it('finds the clicked link to this site', () => {
  expect(found('<a href="/about" data-here>About</a>')).toBe('/about');
  expect(found('<a href="/about"><b data-here>About</b></a>')).toBe('/about');
});

it('ignores links to other sites and new windows', () => {
  expect(found('<p data-here>Words</p>')).toBeNull();
  expect(found('<p>Words</p>')).toBeNull();
  expect(found('<a href="https://elsewhere.example/about" data-here>Elsewhere</a>')).toBeNull();
  expect(found('<a href="/about" target="_blank" data-here>About</a>')).toBeNull();
});
