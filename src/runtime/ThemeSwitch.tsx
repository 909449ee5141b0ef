import { useId } from 'react';
import { themePreference } from '@/data/storage/preference';
import { useWatchedValue } from './useWatchedValue';
import styles from './ThemeSwitch.module.css';

const THEMES = [
  { theme: null, label: 'System' },
  { theme: 'dark', label: 'Dark' },
  { theme: 'light', label: 'Light' },
] as const;

export default function ThemeSwitch() {
  const chosen = useWatchedValue(themePreference, null);
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>Look</legend>
      <div className={styles.looks}>
        {THEMES.map(({ theme, label }) => (
          <label key={label} className={styles.look}>
            <input
              type="radio"
              name={name}
              checked={chosen === theme}
              onChange={() => {
                if (theme === null) themePreference.forget();
                else themePreference.choose(theme);
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
