import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useUndoStack, useUndoStacks } from '@/admin/resources/useUndoStack';

it('undoes the newest step first, and says how many come after it', () => {
  const { result } = renderHook(() => useUndoStack<string>());
  const shown = () => [result.current.newest, result.current.earlier];
  expect(shown()).toEqual([undefined, 0]);
  for (const [step, earlier] of [
    ['one', 0],
    ['two', 1],
    ['three', 2],
  ] as const) {
    act(() => {
      result.current.push(step);
    });
    expect(shown()).toEqual([step, earlier]);
  }
  act(() => {
    result.current.drop('two');
  });
  expect(shown()).toEqual(['three', 1]);
  act(() => {
    result.current.drop('three');
  });
  expect(shown()).toEqual(['one', 0]);
});

it('has two steps that were taken at once', () => {
  const { result } = renderHook(() => useUndoStack<string>());
  act(() => {
    result.current.push('one');
    result.current.push('two');
  });
  expect([result.current.newest, result.current.earlier]).toEqual(['two', 1]);
  act(() => {
    result.current.clear();
  });
  expect([result.current.newest, result.current.earlier]).toEqual([undefined, 0]);
});

it('keeps the steps of each list apart', () => {
  const { result } = renderHook(() => useUndoStacks<string>());
  act(() => {
    result.current('brokers').push('a broker');
    result.current('platforms').push('a platform');
  });
  act(() => {
    result.current('brokers').clear();
  });
  expect(result.current('brokers').newest).toBeUndefined();
  expect(result.current('platforms').newest).toBe('a platform');
});
