import { TextField } from '@/ui/TextField';
import { URL_RULES } from './textRules';

interface UrlFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
}

/** A field for an address that may become a link or an image. */
export const UrlField = (props: UrlFieldProps) => <TextField {...URL_RULES} {...props} />;
