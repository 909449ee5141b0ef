import { themePreference } from '@/data/storage/preference';
import { useWatched } from './useWatched';
import { useMediaQuery } from '@/ui/useMediaQuery';

/** The current theme: the chosen one, or the system's. Dark in prerendered pages. */
export function useTheme(): 'dark' | 'light' {
  const chosen = useWatched(themePreference, null);
  const isSystemLight = useMediaQuery('(prefers-color-scheme: light)');
  return chosen ?? (isSystemLight ? 'light' : 'dark');
}
