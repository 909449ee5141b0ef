import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Has the browser put the tab into the background, or show it again. */
export function turnTab(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
