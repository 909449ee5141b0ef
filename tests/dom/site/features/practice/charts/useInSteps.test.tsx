import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useInSteps } from '@/site/features/practice/charts/useInSteps';

/** Keeps the processor busy for 10 ms in each of several steps. */
function* busy(steps: number) {
  for (let step = 0; step < steps; step += 1) {
    const until = performance.now() + 10;
    while (performance.now() < until);
    yield;
  }
  return steps;
}

it('lets other tasks run between the steps of long work', async () => {
  const begin = () => busy(20);
  const { result } = renderHook(() => useInSteps(begin));
  expect(result.current).toBeNull();
  let ran = 0;
  const timer = setInterval(() => {
    if (result.current === null) ran += 1;
  });
  await waitFor(() => {
    expect(result.current).toBe(20);
  });
  clearInterval(timer);
  expect(ran).toBeGreaterThan(5);
});

it('starts again when the work changes', async () => {
  const works = [() => busy(1), () => busy(2)];
  const { result, rerender } = renderHook(({ index }) => useInSteps(works[index] ?? null), {
    initialProps: { index: 0 },
  });
  await waitFor(() => {
    expect(result.current).toBe(1);
  });
  rerender({ index: 1 });
  expect(result.current).toBeNull();
  await waitFor(() => {
    expect(result.current).toBe(2);
  });
});
