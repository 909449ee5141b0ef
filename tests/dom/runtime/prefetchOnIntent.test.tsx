import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchOnIntent } from '@/runtime/prefetchOnIntent';

const INTENT_DELAY_MS = 50;

let asked: string[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  stop = prefetchOnIntent((pathname) => asked.push(pathname));
  render(
    <>
      <a href="/academy/about">About</a>
      <a href="/academy/contact">Contact</a>
      <a href="https://elsewhere.example/about">Elsewhere</a>
    </>,
  );
});

afterEach(() => {
  stop();
});

const link = (name: string) => screen.getByRole('link', { name });
const rest = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('prefetches a page when the pointer rests on its link', () => {
  fireEvent.pointerOver(link('About'));
  rest(INTENT_DELAY_MS - 1);
  expect(asked).toEqual([]);
  rest(1);
  expect(asked).toEqual(['/academy/about']);
  fireEvent.pointerOver(link('About'));
  rest(INTENT_DELAY_MS);
  expect(asked).toEqual(['/academy/about']);
});

it('prefetches neither external links nor links that the pointer has left', () => {
  fireEvent.pointerOver(link('About'));
  rest(INTENT_DELAY_MS - 1);
  fireEvent.pointerOver(link('Elsewhere'));
  rest(INTENT_DELAY_MS);
  expect(asked).toEqual([]);
});

it('prefetches immediately on touch or press', () => {
  fireEvent.pointerDown(link('Contact'));
  expect(asked).toEqual(['/academy/contact']);
});

it('prefetches nothing when the browser is in data-saving mode', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fireEvent.pointerDown(link('Contact'));
  expect(asked).toEqual([]);
});
