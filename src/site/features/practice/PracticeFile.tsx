import { useRef, useState } from 'react';
import { site } from '@/content/site';
import type { StoredAccount, PastAccount } from '@/data/practice/storedAccount';
import {
  isTooLarge,
  practiceFile,
  readPracticeFile,
  type PracticeFileContent,
} from '@/data/practice/practiceFile';
import { joinPast, MAX_PAST_ACCOUNTS } from '@/data/practice/practiceStore';
import type { FileProblem } from '@/data/storage/exportedFile';
import { localDay } from '@/domain/days';
import { countOf } from '@/domain/groupDigits';
import { Button } from '@/ui/Button';
import { downloadFile } from '@/ui/download';
import { FileField } from '@/ui/FileField';
import { formatTime } from '@/site/charts/practiceAxes';
import styles from './PracticeAccount.module.css';

const FILE_NAME = `${site.filePrefix}-practice`;

const problemWords: Readonly<Record<FileProblem | 'unread', string>> = {
  size: 'This file is too large to be a practice account.',
  cut: 'This file is damaged or was cut short. Export it again.',
  format: `This is not a practice account file. Choose one whose name begins with ${FILE_NAME}.`,
  version: 'This file is from another version of the site. Reload this page, then choose the file again.',
  content: 'This file was changed after it was exported. Export it again.',
  unread: 'The browser could not read this file. Choose it again.',
};

const accountWords = ({ at, log, seed }: StoredAccount): string =>
  `${formatTime(at)}, ${countOf(log.length, 'action')}, seed ${seed}`;

interface PracticeFileProps {
  readonly kept: StoredAccount | null;
  readonly past: readonly PastAccount[];
  readonly isHeld: boolean;
  readonly onImport: (content: PracticeFileContent) => void;
}

export function PracticeFile({ kept, past, isHeld, onImport }: PracticeFileProps) {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState<PracticeFileContent | null>(null);

  const end = () => {
    setAsked(null);
    setWords('');
    field.current?.focus();
  };
  const refuse = (said: string) => {
    setAsked(null);
    setWords(`${said} Nothing was changed.`);
  };
  const choose = async (file: File) => {
    if (isTooLarge(file.size)) {
      refuse(problemWords.size);
      return;
    }
    const text = await file.text().catch(() => null);
    const read = text === null ? { problem: 'unread' as const } : readPracticeFile(text);
    if ('problem' in read) refuse(problemWords[read.problem]);
    else if ('line' in read)
      refuse(`Action ${String(read.line)} in this file breaks the rules of the account.`);
    else {
      setAsked(read);
      setWords(
        [
          `In the file: ${accountWords(read.account)}.`,
          kept &&
            `In this browser: ${accountWords(kept)}. Importing it ends the account in this browser and adds it to your past accounts.`,
          joinPast(past, read.past).length + (kept ? 1 : 0) > MAX_PAST_ACCOUNTS &&
            `Only ${String(MAX_PAST_ACCOUNTS)} past accounts are kept, those of this browser first.`,
        ]
          .filter((sentence) => typeof sentence === 'string')
          .join(' '),
      );
    }
  };

  return (
    <>
      {kept && (
        <Button
          look="secondary"
          onClick={() => {
            const now = new Date();
            downloadFile(
              `${FILE_NAME}-${localDay(now)}.json`,
              'application/json',
              practiceFile(kept, past, now.toISOString()),
            );
          }}
        >
          Export this account
        </Button>
      )}
      <FileField
        ref={field}
        label="Import an account"
        accept=".json,application/json"
        onChoose={(file) => void choose(file)}
      />
      <p role="status" className={styles.trouble}>
        {words}
      </p>
      {asked && (
        <div className={styles.buttons}>
          <Button
            disabled={!isHeld}
            onClick={() => {
              end();
              onImport(asked);
            }}
          >
            Import it
          </Button>
          <Button look="quiet" onClick={end}>
            Leave it
          </Button>
        </div>
      )}
    </>
  );
}
