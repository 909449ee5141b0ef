import { site } from '@/content/site';
import type { StoredAccount, PastAccount } from '@/data/practice/storedAccount';
import { practiceFile, readPracticeFile, type PracticeFileContent } from '@/data/practice/practiceFile';
import { isTooLarge } from '@/data/storage/exportedFile';
import { mergePastAccounts, MAX_PAST_ACCOUNTS } from '@/data/practice/practiceStore';
import { localDay } from '@/domain/time/days';
import { countOf } from '@/domain/text/groupDigits';
import { DownloadButton } from '@/ui/DownloadButton';
import { FileImport } from '@/site/components/FileImport';
import { formatTime } from '@/site/charts/practiceAxes';

const FILE_NAME = `${site.filePrefix}-practice`;

const accountWords = ({ at, log, seed }: StoredAccount): string =>
  `${formatTime(at)}, ${countOf(log.length, 'action')}, seed ${seed}`;

interface PracticeFileProps {
  readonly kept: StoredAccount | null;
  readonly past: readonly PastAccount[];
  readonly isHeld: boolean;
  readonly onImport: (content: PracticeFileContent) => void;
}

export default function PracticeFile({ kept, past, isHeld, onImport }: PracticeFileProps) {
  const previewOf = (content: PracticeFileContent) => [
    `In the file: ${accountWords(content.account)}.`,
    ...(kept
      ? [
          `In this browser: ${accountWords(kept)}. Importing it ends the account in this browser and adds it to your past accounts.`,
        ]
      : []),
    ...(mergePastAccounts(past, content.past).length + (kept ? 1 : 0) > MAX_PAST_ACCOUNTS
      ? [`Only ${String(MAX_PAST_ACCOUNTS)} past accounts are stored, starting with this browser's.`]
      : []),
  ];
  return (
    <>
      {kept && (
        <DownloadButton
          label="Export this account"
          file={() => {
            const now = new Date();
            return {
              name: `${FILE_NAME}-${localDay(now)}.json`,
              type: 'application/json',
              text: practiceFile(kept, past, now.toISOString()),
            };
          }}
        />
      )}
      <FileImport
        label="Import an account"
        what="practice account file"
        fileName={FILE_NAME}
        isTooLarge={isTooLarge}
        read={(text) => {
          const content = readPracticeFile(text);
          return 'line' in content
            ? { refusal: `Action ${String(content.line)} in this file breaks the account's rules.` }
            : content;
        }}
        preview={previewOf}
        onImport={(content) => {
          onImport(content);
          return '';
        }}
        refusal={isHeld ? '' : "You're trading in another tab: import the file there, or close that tab."}
      />
    </>
  );
}
