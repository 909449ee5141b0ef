import type { ReactNode } from 'react';
import { safeExternalUrl, withHttps } from '@/domain/externalUrl';
import { TextField } from '@/ui/TextField';

interface UrlFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly preview?: ReactNode;
  /** What to say of an address that will not do here; '' where it will. */
  readonly refusal?: (value: string) => string;
}

const isAcceptable = (value: string) => safeExternalUrl(value) !== null;

/** A field for an address that may become a link or an image. */
export function UrlField(props: UrlFieldProps) {
  return (
    <TextField
      type="url"
      placeholder="https://"
      isUrlAcceptable={isAcceptable}
      completed={withHttps}
      {...props}
    />
  );
}
