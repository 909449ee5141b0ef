import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createEmbedQueue,
  type EmbedQueue,
  type QueuedEmbed,
} from '@/site/features/market-widgets/embedQueue';

let alive: string[];
let isMoment: boolean;
let queue: EmbedQueue;

beforeEach(() => {
  vi.useFakeTimers();
  alive = [];
  isMoment = true;
  queue = createEmbedQueue(
    () => ({ loading: 2, alive: 3 }),
    () => isMoment,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

/** Waits until requests made together have been sorted. */
const soon = () => vi.advanceTimersByTime(0);

function embed(name: string, distance = 0): QueuedEmbed & { move: (to: number) => void } {
  let away = distance;
  return {
    distance: () => away,
    move: (to) => {
      away = to;
    },
    start: () => alive.push(name),
    stop: () => {
      alive = alive.filter((other) => other !== name);
    },
  };
}

it('loads the nearest embed first', () => {
  for (const [name, distance] of [
    ['far', 2],
    ['near', 0],
    ['middle', 1],
  ] as const)
    queue.enqueue(embed(name, distance));
  soon();
  expect(alive).toEqual(['near', 'middle']);
});

it('waits eight seconds for an unresponsive embed', () => {
  for (const name of ['a', 'b', 'c']) queue.enqueue(embed(name));
  soon();
  vi.advanceTimersByTime(7999);
  expect(alive).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1);
  expect(alive).toEqual(['a', 'b', 'c']);
});

function fill() {
  const embeds = ['a', 'b', 'c'].map((name) => embed(name));
  for (const each of embeds) {
    queue.enqueue(each);
    soon();
    queue.markLoaded(each);
  }
  return embeds;
}

it('removes the furthest embed when the limit is reached', () => {
  const [a, b] = fill();
  a?.move(3);
  b?.move(1);
  queue.enqueue(embed('d', 0.2));
  soon();
  expect(alive).toEqual(['b', 'c', 'd']);
});

it('never removes a visible embed', () => {
  fill();
  queue.enqueue(embed('d'));
  soon();
  expect(alive).toEqual(['a', 'b', 'c']);
});

it('makes room for a requested embed', () => {
  fill();
  queue.prioritize(embed('d'));
  expect(alive).toHaveLength(3);
  expect(alive).toContain('d');
});

it('removes a waiting embed from the queue once it has left the screen', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => embed(name));
  for (const each of [a, b, c]) if (each) queue.enqueue(each);
  soon();
  if (c) queue.dequeue(c);
  if (a) queue.markLoaded(a);
  expect(alive).toEqual(['a', 'b']);
});

it('waits until the page is idle', () => {
  isMoment = false;
  queue.enqueue(embed('a'));
  soon();
  expect(alive).toEqual([]);
  isMoment = true;
  queue.resume();
  soon();
  expect(alive).toEqual(['a']);
});
