/**
 * Hands a text to the browser as a file to save.
 * @param type the media type, such as `text/csv`; the text is always UTF-8
 */
export function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click: an address taken back at once would give it nothing.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
