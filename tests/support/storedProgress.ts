import { act } from '@testing-library/react';
import { KEY } from './progressTab';

/** Stores these sections of the progress as a visit before has left them; a text also as what cannot be read. */
export function storeProgress(sections: object | string): void {
  localStorage.setItem(
    KEY,
    typeof sections === 'string' ? sections : JSON.stringify({ version: 1, ...sections }),
  );
}

/** Stores them as another tab would, and notifies this one. */
export function storeProgressElsewhere(sections: object | string): void {
  storeProgress(sections);
  act(() => {
    globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: localStorage.getItem(KEY) }));
  });
}
