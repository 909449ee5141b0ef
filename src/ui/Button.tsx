import type { ComponentProps } from 'react';
import { buttonClass, type ButtonVariant } from './buttonClass';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
}

export function Button({ variant = 'primary', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(variant)} ${className ?? ''}`} {...rest} />;
}
