import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchOnIntent } from '@/runtime/prefetchOnIntent';

const REST_MS = 50;

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
  vi.useRealTimers();
});

const link = (name: string) => screen.getByRole('link', { name });
const rest = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('fetches a page once the pointer rests on its link, and only once', () => {
  fireEvent.pointerOver(link('About'));
  rest(REST_MS - 1);
  expect(asked).toEqual([]);
  rest(1);
  expect(asked).toEqual(['/academy/about']);
  fireEvent.pointerOver(link('About'));
  rest(REST_MS);
  expect(asked).toEqual(['/academy/about']);
});

it('fetches nothing for a pointer that passes over, and nothing for another site', () => {
  fireEvent.pointerOver(link('About'));
  rest(REST_MS - 1);
  fireEvent.pointerOver(link('Elsewhere'));
  rest(REST_MS);
  expect(asked).toEqual([]);
});

it('fetches a page whose link has the focus', () => {
  fireEvent.focusIn(link('Contact'));
  rest(REST_MS);
  expect(asked).toEqual(['/academy/contact']);
});

it('fetches at once where a finger touches, or a button goes down before the pointer has rested', () => {
  fireEvent.pointerDown(link('Contact'));
  expect(asked).toEqual(['/academy/contact']);
});

it('fetches nothing where the browser was told to spare data', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  fireEvent.pointerDown(link('Contact'));
  Reflect.deleteProperty(navigator, 'connection');
  expect(asked).toEqual([]);
});

it('fetches nothing where the system was told to spare data', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('reduced-data') }));
  fireEvent.pointerDown(link('Contact'));
  expect(asked).toEqual([]);
});
