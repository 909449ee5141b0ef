import { themePreference } from '@/data/storage/preference';

/** Applies the theme to the document and the browser's toolbar. */
function showTheme(): void {
  const { documentElement, head } = document;
  const theme = themePreference.read();
  if (theme === null) delete documentElement.dataset.theme;
  else documentElement.dataset.theme = theme;
  for (const meta of head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.media =
      theme === null
        ? `(prefers-color-scheme: ${meta.dataset.theme ?? ''})`
        : meta.dataset.theme === theme
          ? 'all'
          : 'not all';
}

/** Applies the theme whenever it changes here or in another tab. */
export function followTheme(): void {
  showTheme();
  themePreference.watch(showTheme);
}
