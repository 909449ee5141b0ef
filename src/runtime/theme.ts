import { themePreference } from '@/data/storage/preference';

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

export function followTheme(): void {
  showTheme();
  themePreference.watch(showTheme);
}
