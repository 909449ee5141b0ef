import { useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { foreignTextWords } from '@/content/foreignTextWords';
import { readFileText } from '@/runtime/readFileText';
import { FileOrText } from '@/ui/FileOrText';
import styles from './FileImport.module.css';

const problemWords = (what: string, fileName: string) => ({
  size: `This file is too large to be a ${what}.`,
  format: `This isn't a ${what}. Choose one whose name begins with ${fileName}.`,
  version: 'This file is from another version of the site. Reload this page, then choose the file again.',
  content: 'This file was changed after it was exported. Export it again.',
});

/** `cut`: the file isn't valid JSON. */
type FileProblem = keyof ReturnType<typeof problemWords> | 'cut';

interface FileImportProps<Content> {
  readonly label: string;
  /** Such as `progress file`. */
  readonly what: string;
  /** The start of such files' names. */
  readonly fileName: string;
  readonly isTooLarge: (bytes: number) => boolean;
  /** The content of a file, or why it can't be imported: as a code, or as a sentence. */
  readonly read: (text: string) => Content | { readonly problem: FileProblem } | { readonly refusal: string };
  /** Sentences about what importing it would do. */
  readonly preview: (content: Content) => readonly string[];
  /** Returns what to say after the import; '' for nothing. */
  readonly onImport: (content: Content) => string | Promise<string>;
  /** Why importing isn't possible at the moment; '' if it is. */
  readonly refusal?: string;
}

/** Imports an exported file, after showing what that would do. */
export function FileImport<Content extends object>(props: FileImportProps<Content>) {
  const { label, what, fileName, isTooLarge, read, preview, onImport } = props;
  const { refusal = '' } = props;
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(null);
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState<Content | null>(null);

  const choose = async (file: File) => {
    latest.current = file;
    const text = isTooLarge(file.size) ? null : await readFileText(file).catch(() => undefined);
    // Ignores the file if another one has been chosen since.
    if (latest.current !== file) return;
    const content =
      text === undefined
        ? { refusal: "The browser couldn't read this file. Choose it again." }
        : text === null
          ? { problem: 'size' as const }
          : read(text);
    setWords('');
    setAsked(null);
    if ('problem' in content) {
      const { problem } = content;
      setWords(
        `${problem === 'cut' ? `“${file.name}” isn't a ${what}: ${foreignTextWords(text ?? '')}` : problemWords(what, fileName)[problem]} Nothing was changed.`,
      );
    } else if ('refusal' in content) setWords(`${content.refusal} Nothing was changed.`);
    else setAsked(content);
  };

  /** The buttons disappear, so the file field takes the focus. */
  const end = () => {
    setAsked(null);
    setWords('');
    field.current?.focus();
  };

  const sentences =
    asked === null ? [words] : refusal === '' ? preview(asked) : [`${refusal} Nothing was changed.`];
  return (
    <>
      <FileOrText ref={field} label={label} onChoose={(file) => void choose(file)} />
      <div role="status" className={styles.said}>
        {sentences.map((sentence) => sentence !== '' && <p key={sentence}>{sentence}</p>)}
      </div>
      {asked && refusal === '' && (
        <div className={styles.buttons}>
          <Button
            onClick={() => {
              end();
              void Promise.resolve(onImport(asked)).then(setWords);
            }}
          >
            Import it
          </Button>
          <Button variant="quiet" onClick={end}>
            Don't import it
          </Button>
        </div>
      )}
    </>
  );
}
