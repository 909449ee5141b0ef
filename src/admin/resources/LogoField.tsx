import { useState, type ReactNode } from 'react';
import { safeImageUrl } from '@/domain/text/externalUrl';
import { FileField } from '@/ui/FileField';
import { Logo } from '@/ui/Logo';
import { TextField } from '@/ui/TextField';
import { useDebounced } from '@/ui/useDebounced';
import { LOGO_RULES } from './textRules';

/** The maximum width and height of a stored logo in px. */
const MAX_LOGO_PX = 64;
const MAX_FILE_BYTES = 20_000_000;

const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });

/**
 * Scales a picture down to a data URL of a few kB. It is drawn from a data URL, because the policy forbids
 * blob URLs.
 * @throws if it is too large, or not a picture the browser can read
 */
async function logoFromFile(file: File): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new RangeError('The file is too large.');
  const image = new Image();
  image.src = await readDataUrl(file);
  await image.decode();
  // An SVG may have no size.
  const [width, height] = [image.naturalWidth || MAX_LOGO_PX, image.naturalHeight || MAX_LOGO_PX];
  const scale = Math.min(1, MAX_LOGO_PX / width, MAX_LOGO_PX / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error("The browser couldn't draw it.");
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  // Browsers without WebP encoding return a PNG.
  const [smallest = ''] = ['image/webp', 'image/png']
    .map((kind) => canvas.toDataURL(kind))
    .toSorted((a, b) => a.length - b.length);
  return smallest;
}

/** How long typing must pause before the image is requested, in milliseconds. */
const DEBOUNCE_MS = 600;

interface LogoFieldProps {
  /** The name used for the monogram. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly question?: ReactNode;
}

/** Fields for a logo: its URL, with a preview, or a picture to upload. */
export function LogoField({ name, value, onChange, question }: LogoFieldProps) {
  const isSettled = useDebounced(value, DEBOUNCE_MS) === value;
  const [problem, setProblem] = useState('');

  async function handleChoose(file: File) {
    setProblem('');
    try {
      onChange(await logoFromFile(file));
    } catch {
      setProblem(`“${file.name}” isn't an image this browser can read, or is larger than 20 MB.`);
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
