import styles from './Button.module.css';

export type ButtonLook = 'primary' | 'marked' | 'secondary' | 'quiet' | 'danger';

/** The class for a button style, for buttons and for links that look like buttons. */
export const buttonClass = (look: ButtonLook = 'primary'): string =>
  `${styles.button ?? ''} ${styles[look] ?? ''}`;
