import styles from './Button.module.css';

export type ButtonLook = 'primary' | 'marked' | 'secondary' | 'quiet' | 'danger';

/** The class of a button's look, for buttons and for links that act as one. */
export const buttonClass = (look: ButtonLook = 'primary'): string =>
  `${styles.button ?? ''} ${styles[look] ?? ''}`;
