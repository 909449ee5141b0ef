import { beforeEach, expect, it, vi } from 'vitest';
import { watchLeaving } from '@/runtime/leaving';
import { loadChunk } from '@/runtime/loadChunk';

let hours = 0;

beforeEach(() => {
  // Later than any timer set by an earlier test.
  hours += 1;
  vi.useFakeTimers({ now: Date.UTC(2031, 0, 1, hours) });
});

function tapLink() {
  const link = document.createElement('a');
  link.href = '/privacy';
  document.body.append(link);
  // Prevents navigation, which jsdom doesn't implement. Registered last, so that the listener under test runs before it.
  globalThis.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  link.remove();
}

it.each([
  ['the browser leaves for another document', () => globalThis.dispatchEvent(new Event('beforeunload'))],
  ['a link that the app does not handle is followed', tapLink],
])('delays the report of a missing script when %s', async (_name, leave) => {
  watchLeaving();
  leave();
  const report = vi.fn();
  loadChunk(() => Promise.reject(new TypeError('Failed to fetch'))).catch(report);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(report).not.toHaveBeenCalled();
  // A download fires `beforeunload` too, but the page stays.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(report).toHaveBeenCalled();
});
