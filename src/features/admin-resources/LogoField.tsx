import { safeExternalUrl } from '@/domain/externalUrl';
import { Logo } from '@/ui/Logo';
import { useIsSettled } from '@/ui/useIsSettled';
import { UrlField } from './UrlField';

/** How long typing must rest before the image is fetched, in milliseconds: not one request for each key. */
const REST = 600;

interface LogoFieldProps {
  /** The name whose monogram stands in for the image. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The address of a logo, with the logo itself beside it. */
export function LogoField({ name, value, onChange }: LogoFieldProps) {
  const isSettled = useIsSettled(value, REST);
  return (
    <UrlField
      label="Logo URL"
      value={value}
      onChange={onChange}
      preview={<Logo name={name} src={isSettled ? safeExternalUrl(value) : null} size={44} />}
    />
  );
}
