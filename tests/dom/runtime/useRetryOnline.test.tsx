import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRetryOnline } from '@/runtime/useRetryOnline';

function Part({ isMissing, onRetry }: { readonly isMissing: boolean; readonly onRetry: () => void }) {
  useRetryOnline(isMissing, onRetry);
  return null;
}

it('retries while something is missing', () => {
  const onRetry = vi.fn();
  const comeBack = () => globalThis.dispatchEvent(new Event('online'));
  const { rerender, unmount } = render(<Part isMissing onRetry={onRetry} />);
  comeBack();
  comeBack();
  expect(onRetry).toHaveBeenCalledTimes(2);
  rerender(<Part isMissing={false} onRetry={onRetry} />);
  comeBack();
  expect(onRetry).toHaveBeenCalledTimes(2);
  rerender(<Part isMissing onRetry={onRetry} />);
  unmount();
  comeBack();
  expect(onRetry).toHaveBeenCalledTimes(2);
});
