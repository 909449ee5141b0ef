import { act } from '@testing-library/react';
import { KEY } from './progressTab';

/** Stores progress from an earlier visit; pass a string for unreadable text. */
export function storeProgress(sections: object | string): void {
  localStorage.setItem(
    KEY,
    typeof sections === 'string' ? sections : JSON.stringify({ version: 1, ...sections }),
  );
}

/** Stores progress as another tab would and notifies this one. */
export function storeProgressElsewhere(sections: object | string): void {
  storeProgress(sections);
  act(() => {
    globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: localStorage.getItem(KEY) }));
  });
}
