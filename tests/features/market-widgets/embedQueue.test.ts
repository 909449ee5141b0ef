import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEmbedQueue, type EmbedQueue, type QueuedEmbed } from '@/features/market-widgets/embedQueue';

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

/** Lets those that came together be sorted. */
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

it('starts no more at a time than may be loading', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => embed(name));
  for (const each of [a, b, c]) if (each) queue.want(each);
  soon();
  expect(alive).toEqual(['a', 'b']);
  if (a) queue.settle(a);
  expect(alive).toEqual(['a', 'b', 'c']);
});

it('starts the nearest first of those that come into view together', () => {
  for (const [name, distance] of [
    ['far', 2],
    ['near', 0],
    ['middle', 1],
  ] as const)
    queue.want(embed(name, distance));
  soon();
  expect(alive).toEqual(['near', 'middle']);
});

it('lets a silent one hold up the next for eight seconds only', () => {
  for (const name of ['a', 'b', 'c']) queue.want(embed(name));
  soon();
  vi.advanceTimersByTime(7999);
  expect(alive).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1);
  expect(alive).toEqual(['a', 'b', 'c']);
});

function fill() {
  const embeds = ['a', 'b', 'c'].map((name) => embed(name));
  for (const each of embeds) {
    queue.want(each);
    soon();
    queue.settle(each);
  }
  return embeds;
}

it('stops the one farthest from the screen when the places are taken', () => {
  const [a, b] = fill();
  a?.move(3);
  b?.move(1);
  queue.want(embed('d', 0.2));
  soon();
  expect(alive).toEqual(['b', 'c', 'd']);
});

it('stops none that can be seen', () => {
  fill();
  queue.want(embed('d'));
  soon();
  expect(alive).toEqual(['a', 'b', 'c']);
});

it('makes way for one that somebody insists on', () => {
  fill();
  queue.insist(embed('d'));
  expect(alive).toHaveLength(3);
  expect(alive).toContain('d');
});

it('keeps to the limit of loading ones even when somebody insists', () => {
  for (const name of ['a', 'b', 'c']) queue.insist(embed(name));
  expect(alive).toEqual(['a', 'b']);
});

it('forgets one that has left the screen before its turn', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => embed(name));
  for (const each of [a, b, c]) if (each) queue.want(each);
  soon();
  if (c) queue.unwant(c);
  if (a) queue.settle(a);
  expect(alive).toEqual(['a', 'b']);
});

it('starts the next when one is removed', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => embed(name));
  for (const each of [a, b, c]) if (each) queue.want(each);
  soon();
  if (a) queue.remove(a);
  soon();
  expect(alive).toContain('c');
});

it('waits for the moment', () => {
  isMoment = false;
  queue.want(embed('a'));
  soon();
  expect(alive).toEqual([]);
  isMoment = true;
  queue.resume();
  expect(alive).toEqual(['a']);
});
