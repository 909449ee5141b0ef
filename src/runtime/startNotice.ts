import styles from './startNotice.module.css';

/** Shows a notice above the prerendered page if its scripts couldn't start. */
export function showStartNotice(root: HTMLElement): void {
  const notice = document.createElement('p');
  notice.className = styles.notice ?? '';
  notice.setAttribute('role', 'alert');
  const reload = document.createElement('a');
  reload.href = globalThis.location.href;
  reload.textContent = 'Load the page again';
  notice.append("Part of this page didn't load: you can read it, but some controls won't work. ", reload);
  root.prepend(notice);
}
