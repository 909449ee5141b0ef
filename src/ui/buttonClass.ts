import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'marked' | 'secondary' | 'quiet' | 'danger';

/** The class for a button style, for buttons and for links that look like buttons. */
export const buttonClass = (variant: ButtonVariant = 'primary'): string =>
  `${styles.button ?? ''} ${styles[variant] ?? ''}`;
