import { safeExternalUrl, safeImageUrl } from '@/domain/externalUrl';
import { Logo } from '@/ui/Logo';
import { useIsSettled } from '@/ui/useIsSettled';
import { UrlField } from './UrlField';

/** How long typing must rest before the image is fetched, in milliseconds: not one request for each key. */
const REST = 600;

const NOT_SHOWN =
  'Please enter an address that begins with https://: browsers show no other image on this site.';

const refusal = (value: string) =>
  safeExternalUrl(value) !== null && safeImageUrl(value) === null ? NOT_SHOWN : '';

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
      refusal={refusal}
      preview={<Logo name={name} src={isSettled ? safeImageUrl(value) : null} size={44} />}
    />
  );
}
