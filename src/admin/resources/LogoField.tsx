import { useState, type ReactNode } from 'react';
import { safeImageUrl } from '@/domain/externalUrl';
import { FileField } from '@/ui/FileField';
import { Logo } from '@/ui/Logo';
import { TextField } from '@/ui/TextField';
import { useDebounced } from '@/ui/useDebounced';
import { logoFromFile } from './logoFromFile';
import { LOGO_RULES } from './textRules';

/** How long typing must pause before the image is requested, in milliseconds. */
const DEBOUNCE_MS = 600;

interface LogoFieldProps {
  /** The name used for the monogram. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly question?: ReactNode;
}

/** The URL of a logo with a preview, or an uploaded picture. */
export function LogoField({ name, value, onChange, question }: LogoFieldProps) {
  const isSettled = useDebounced(value, DEBOUNCE_MS) === value;
  const [problem, setProblem] = useState('');

  async function handleChoose(file: File) {
    setProblem('');
    try {
      onChange(await logoFromFile(file));
    } catch {
      setProblem(`“${file.name}” is not an image this browser can read, or is larger than 20 MB.`);
    }
  }

  return (
    <>
      <TextField
        label="Logo URL"
        hint="For a file on this site, enter its path, such as /logos/name.png."
        value={value}
        onChange={onChange}
        question={question}
        {...LOGO_RULES}
        preview={<Logo name={name} src={isSettled ? safeImageUrl(value) : null} size={44} />}
      />
      <FileField
        label="Logo from a file"
        accept="image/*"
        problem={problem}
        onChoose={(file) => void handleChoose(file)}
      />
    </>
  );
}
