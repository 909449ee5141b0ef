import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The class of a button's look, for links that act as one. */
export const buttonClass = (look: ButtonLook = 'primary'): string =>
  `${styles.button ?? ''} ${styles[look] ?? ''}`;

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
}

export function Button({ look = 'primary', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(look)} ${className ?? ''}`} {...rest} />;
}
