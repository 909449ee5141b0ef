import { act, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, it } from 'vitest';
import { useOptimisticParams } from '@/runtime/useOptimisticParams';
import { useSearchParams } from 'react-router-dom';
import { deferred } from '../../support/deferred';
import { renderRoutes } from '../../support/render';

/** Suspends the slow page until the test resolves it. */
const arrival = deferred<string>();

function Result() {
  const [params] = useSearchParams();
  return <output>{params.has('b') ? use(arrival.promise) : 'first'}</output>;
}

function Filter() {
  const [params, change] = useOptimisticParams();
  const choose = (name: string) => {
    const next = new URLSearchParams(params);
    next.set(name, '1');
    change(next, { replace: true });
  };
  return (
    <>
      <p>shown: {String(params)}</p>
      {['a', 'b', 'c'].map((name) => (
        <button
          key={name}
          onClick={() => {
            choose(name);
          }}
        >
          {name}
        </button>
      ))}
      <Suspense>
        <Result />
      </Suspense>
    </>
  );
}

/** Clicks a button without waiting for the page, which may be pending. */
const press = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click();
    await Promise.resolve();
  });

it('shows a choice immediately while the page is pending', async () => {
  const { address } = renderRoutes([{ path: '/list', element: <Filter /> }], '/list?q=x');
  await press('b');
  expect(screen.getByText('shown: q=x&b=1')).toBeVisible();
  expect(screen.getByText('first')).toBeVisible();
  await press('c');
  expect(screen.getByText('shown: q=x&b=1&c=1')).toBeVisible();
  await act(async () => {
    arrival.resolve('second');
    await arrival.promise;
  });
  expect(await screen.findByText('second')).toBeVisible();
  expect(address()).toBe('/list?q=x&b=1&c=1');
});
