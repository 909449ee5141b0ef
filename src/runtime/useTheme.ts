import { themePreference } from '@/data/storage/preference';
import { useWatchedValue } from './useWatchedValue';
import { useMediaQuery } from '@/ui/useMediaQuery';

/** The current theme: the chosen one, or the system's. Dark in prerendered pages. */
export function useTheme(): 'dark' | 'light' {
  const chosen = useWatchedValue(themePreference, null);
  const isSystemLight = useMediaQuery('(prefers-color-scheme: light)');
  return chosen ?? (isSystemLight ? 'light' : 'dark');
}
