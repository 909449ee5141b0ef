/**
 * Inlined in the head of every page, so the theme is set before the first paint. It reads what `themePreference`
 * stores; the policy allows it by its hash.
 * @param key the theme's key in localStorage
 */
export const themeScript = (key: string): string =>
  `try{const t=localStorage[${JSON.stringify(key)}];if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
