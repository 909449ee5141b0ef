import { expect, it } from 'vitest';
import { createExclusiveRunner, createLock, lockAll, type Lock } from '@/data/storage/lock';
import { deferred } from '../../../support/deferred';

const securityError = () => new DOMException('denied', 'SecurityError');

/** Web Locks as in some privacy modes: present, but never granted. */
const refusingLocks = { request: () => Promise.reject(securityError()) } as unknown as LockManager;

/** Two tasks, the first of which runs until the test releases it; `events` lists starts and ends in order. */
async function contend(lock: Lock, secondName: string) {
  const events: string[] = [];
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const first = lock('a', async () => {
    events.push('first begins');
    await gate;
    events.push('first ends');
    return 1;
  });
  const second = lock(secondName, () => {
    events.push('second');
    return Promise.resolve(2);
  });
  await new Promise((resolve) => setTimeout(resolve));
  const meanwhile = [...events];
  letGo();
  return { results: await Promise.all([first, second]), meanwhile, events };
}

it.each([
  ['missing', undefined],
  ['refused', refusingLocks],
])('runs tasks with the same name in sequence when Web Locks are %s', async (_state, locks) => {
  const { results, meanwhile, events } = await contend(createLock(locks), 'a');
  expect(meanwhile).toEqual(['first begins']);
  expect(events).toEqual(['first begins', 'first ends', 'second']);
  expect(results).toEqual([1, 2]);
});

it('runs tasks with different names at the same time', async () => {
  const { meanwhile } = await contend(createLock(undefined), 'b');
  expect(meanwhile).toEqual(['first begins', 'second']);
});

it('continues after a failed task', async () => {
  const lock = createLock(undefined);
  const failing = lock('a', () => Promise.reject(new Error('no')));
  const next = lock('a', () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('next');
});

it("requests the browser's lock with a timeout", async () => {
  const requests: [string, LockOptions][] = [];
  const locks = {
    request: (name: string, options: LockOptions, task: () => Promise<unknown>) => {
      requests.push([name, options]);
      return task();
    },
  };
  const lock = createLock(locks as unknown as LockManager);
  await expect(lock('upm_brokers', () => Promise.resolve('done'))).resolves.toBe('done');
  const [request] = requests;
  expect(request?.[0]).toBe('upm_brokers');
  expect(request?.[1].signal).toBeInstanceOf(AbortSignal);
  expect(request?.[1].signal?.aborted).toBe(false);
  expect(request?.[1].mode ?? 'exclusive').toBe('exclusive');
});

it('runs a task once even if it rejects', async () => {
  const locks = { request: (_name: string, _options: LockOptions, task: () => unknown) => task() };
  const lock = createLock(locks as unknown as LockManager);
  let runs = 0;
  const task = () => {
    runs += 1;
    return Promise.reject(securityError());
  };
  await expect(lock('a', task)).rejects.toThrow('denied');
  expect(runs).toBe(1);
});

it('never runs the task when another tab holds the lock for too long', async () => {
  const timeout = new DOMException('too long', 'TimeoutError');
  const locks = { request: () => Promise.reject(timeout) };
  let ran = false;
  const outcome = createLock(locks as unknown as LockManager)('a', () => {
    ran = true;
    return Promise.resolve();
  });
  await expect(outcome).rejects.toBe(timeout);
  expect(ran).toBe(false);
});

it('returns null while another tab holds the lock', async () => {
  let isHeld = false;
  const locks = {
    request: (name: string, options: LockOptions, task: (lock: unknown) => unknown) => {
      expect([name, options.ifAvailable]).toEqual(['upm_publish', true]);
      return Promise.resolve(task(isHeld ? null : {}));
    },
  };
  const exclusive = createExclusiveRunner(locks as unknown as LockManager);
  await expect(exclusive?.('upm_publish', () => Promise.resolve('done'))).resolves.toBe('done');
  isHeld = true;
  await expect(exclusive?.('upm_publish', () => Promise.resolve('done'))).resolves.toBeNull();
});

it('returns null while this tab holds the lock and Web Locks are refused', async () => {
  const exclusive = createExclusiveRunner(refusingLocks);
  const held = deferred<string>();
  const first = exclusive?.('upm_publish', () => held.promise);
  await expect(exclusive?.('upm_publish', () => Promise.resolve('second'))).resolves.toBeNull();
  held.resolve('first');
  await expect(first).resolves.toBe('first');
  await expect(exclusive?.('upm_publish', () => Promise.resolve('third'))).resolves.toBe('third');
});

it('acquires several locks in order and holds them all', async () => {
  const held: string[] = [];
  const lock: Lock = async (name, task) => {
    held.push(name);
    const result = await task();
    held.splice(held.indexOf(name), 1);
    return result;
  };
  const during = await lockAll(lock, ['a', 'b', 'c'], () => Promise.resolve([...held]));
  expect(during).toEqual(['a', 'b', 'c']);
  expect(held).toEqual([]);
  await expect(lockAll(lock, [], () => Promise.resolve('alone'))).resolves.toBe('alone');
});
