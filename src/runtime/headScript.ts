/**
 * Inlined in the head of every page, after its styles: before the first paint it sets the theme that `themePreference`
 * stores, and sets `data-begun` if progress is stored. It also loads the heading's inlined font, which would otherwise
 * be read only when the heading is laid out, and might then shift the page. The policy allows the script by its hash.
 * @param theme the theme's key in localStorage
 * @param progress the key of the learner's progress
 */
export const headScript = (theme: string, progress: string): string =>
  `try{const s=localStorage,d=document.documentElement,t=s[${JSON.stringify(theme)}];if(t==='light'||t==='dark')d.dataset.theme=t;if(s[${JSON.stringify(progress)}])d.dataset.begun='';document.fonts.load('1em "Title Face"')}catch{}`;
