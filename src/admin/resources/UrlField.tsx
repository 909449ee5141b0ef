import { safeExternalUrl, withHttps } from '@/domain/externalUrl';
import { TextField } from '@/ui/TextField';

interface UrlFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
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
