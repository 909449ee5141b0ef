import { vi } from 'vitest';

interface Download {
  readonly name: string;
  readonly type: string;
  readonly text: () => Promise<string>;
}

/** Captures downloads, which jsdom wouldn't save. */
export function takeDownloads(): readonly Download[] {
  const files = new Map<string, Blob>();
  const downloads: Download[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const address = `blob:${String(files.size)}`;
    if (file instanceof Blob) files.set(address, file);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.href);
    if (file) downloads.push({ name: this.download, type: file.type, text: () => file.text() });
  });
  return downloads;
}
