import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Simulates hiding or showing the tab. */
export function turnTab(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
