import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
}

export function Button({ look = 'primary', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(look)} ${className ?? ''}`} {...rest} />;
}
