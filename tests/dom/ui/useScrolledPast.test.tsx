import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useScrolledPast } from '@/ui/useScrolledPast';

function Probe() {
  return <output>{String(useScrolledPast(50))}</output>;
}

const scrollTo = (pixels: number) => {
  vi.stubGlobal('scrollY', pixels);
  act(() => {
    globalThis.dispatchEvent(new Event('scroll'));
  });
};

it('is true above the given pixels only: 50 is not past 50', () => {
  render(<Probe />);
  const shown = [0, 50, 51, 400, 50].map((pixels) => {
    scrollTo(pixels);
    return screen.getByRole('status').textContent;
  });
  expect(shown).toEqual(['false', 'false', 'true', 'true', 'false']);
});

it('knows of a page that is opened scrolled down', () => {
  vi.stubGlobal('scrollY', 400);
  render(<Probe />);
  expect(screen.getByRole('status')).toHaveTextContent('true');
});
