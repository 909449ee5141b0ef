import type { ComponentProps } from 'react';
import { buttonClass, type ButtonVariant } from './buttonClass';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** Set while there is nothing to do. Unlike `disabled`, this doesn't lose the focus. */
  readonly isOff?: boolean;
}

export function Button(props: ButtonProps) {
  const { variant = 'primary', type = 'button', isOff, onClick, className, ...rest } = props;
  return (
    <button
      type={type}
      className={`${buttonClass(variant)} ${className ?? ''}`}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      {...rest}
    />
  );
}
