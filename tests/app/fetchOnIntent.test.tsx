import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOnIntent } from '@/app/fetchOnIntent';

const REST_MS = 50;

let asked: string[] = [];
let stop: () => void = () => undefined;

const page = (path: string) => ({
  path,
  lazy: () => {
    asked.push(path);
    return Promise.resolve({ element: <p>{path}</p> });
  },
});

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  stop = fetchOnIntent([page('/about'), page('/contact')], '/academy/');
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
  expect(asked).toEqual(['/about']);
  fireEvent.pointerOver(link('About'));
  rest(REST_MS);
  expect(asked).toEqual(['/about']);
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
  expect(asked).toEqual(['/contact']);
});

it('fetches at once where a finger touches, or a button goes down before the pointer has rested', () => {
  fireEvent.pointerDown(link('Contact'));
  expect(asked).toEqual(['/contact']);
});

it('fetches nothing where the browser was told to spare data', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  fireEvent.pointerDown(link('Contact'));
  Reflect.deleteProperty(navigator, 'connection');
  expect(asked).toEqual([]);
});

it('fetches nothing where the system was told to spare data', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('reduced-data') }));
  fireEvent.touchStart(link('Contact'));
  expect(asked).toEqual([]);
});
