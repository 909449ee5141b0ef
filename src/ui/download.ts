/**
 * Saves text as a file.
 * @param type the media type, such as `text/csv`; the text is always UTF-8
 */
export function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click, so revoking its URL immediately would save an empty file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
