/**
 * Inlined in the head of every page, so the theme is set before the first paint. It reads what
 * `themePreference` stores; the policy allows it by its hash.
 */
export const THEME_SCRIPT =
  "try{const t=localStorage.upm_theme;if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";
