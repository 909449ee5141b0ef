import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLoad } from '@/ui/useLoad';
import { deferred } from '../../support/deferred';

/** A source whose requests the test settles in any order. */
function aSource() {
  const requests: ReturnType<typeof deferred<string>>[] = [];
  const failures: unknown[] = [];
  const watchers = new Set<() => void>();
  return {
    requests,
    failures,
    load: () => {
      const request = deferred<string>();
      requests.push(request);
      return request.promise;
    },
    watch: (onChange: () => void) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    onFailure: (error: unknown) => {
      failures.push(error);
    },
    watcherCount: () => watchers.size,
    change: () => {
      act(() => {
        for (const onChange of watchers) onChange();
      });
    },
    /** Settles one request inside `act`. */
    answer: (index: number, answer: string | Error) =>
      act(async () => {
        const request = requests[index];
        if (!request) throw new Error(`There is no request ${String(index)}.`);
        if (answer instanceof Error) request.reject(answer);
        else request.resolve(answer);
        await request.promise.catch(() => undefined);
      }),
  };
}

function List({ source }: { readonly source: ReturnType<typeof aSource> }) {
  const { loaded, reload, show } = useLoad(source.load, source.watch, source.onFailure);
  return (
    <>
      <output aria-label="list">{loaded.status === 'loaded' ? loaded.value : loaded.status}</output>
      <output aria-label="value">{loaded.value}</output>
      <button onClick={() => void reload()}>Reload</button>
      <button
        onClick={() => {
          show(() => 'known');
        }}
      >
        Show
      </button>
    </>
  );
}

const list = () => screen.getByLabelText('list').textContent;
const press = (name: string) => {
  act(() => {
    screen.getByRole('button', { name }).click();
  });
};

function start() {
  const source = aSource();
  return { ...source, ...render(<List source={source} />) };
}

it('keeps the last value after a failure', async () => {
  const { answer } = start();
  await answer(0, 'first');
  press('Reload');
  await answer(1, new Error('gone'));
  expect(list()).toBe('failed');
  expect(screen.getByLabelText('value')).toHaveTextContent('first');
});

it('shows the result of the latest request whatever the order of the responses', async () => {
  const { answer } = start();
  press('Reload');
  await answer(1, 'newest');
  await answer(0, 'late');
  expect(list()).toBe('newest');
});

it('loads from a new source and ignores the previous one', async () => {
  const first = start();
  const second = aSource();
  first.rerender(<List source={second} />);
  await first.answer(0, 'of the first');
  expect(list()).toBe('loading');
  await second.answer(0, 'of the second');
  expect(list()).toBe('of the second');
  expect([first.watcherCount(), second.watcherCount()]).toEqual([0, 1]);
});

it('loads on mount and reloads on every change', async () => {
  const { answer, change, requests } = start();
  expect(list()).toBe('loading');
  await answer(0, 'first');
  expect(list()).toBe('first');
  change();
  expect(requests).toHaveLength(2);
  await answer(1, 'second');
  expect(list()).toBe('second');
});
