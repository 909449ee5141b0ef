import type { ReactNode } from 'react';
import { safeExternalUrl } from '@/domain/externalUrl';
import { TextField } from '@/ui/TextField';

interface UrlFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly preview?: ReactNode;
}

const isAcceptable = (value: string) => safeExternalUrl(value) !== null;

/** A field for an address that may become a link or an image. */
export function UrlField(props: UrlFieldProps) {
  return <TextField type="url" isUrlAcceptable={isAcceptable} {...props} />;
}
