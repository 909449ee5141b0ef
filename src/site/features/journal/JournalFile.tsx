import { site } from '@/content/site';
import { journalCsv, journalFile, readJournalFile } from '@/data/journal/journalFile';
import { browserJournal } from '@/data/journal/journalStore';
import { isTooLarge, type FileProblem } from '@/data/storage/exportedFile';
import { mergeJournals, countTrades, type Journal } from '@/domain/journal/journal';
import { countOf, formatNumber } from '@/domain/text/groupDigits';
import { localDay } from '@/domain/time/days';
import { FileImport } from '@/site/components/FileImport';
import { damagedTradeWords, journalRefusalWords } from '@/site/progress/journalRefusalWords';
import { DownloadButton } from '@/ui/DownloadButton';
import styles from './JournalManagement.module.css';

const FILE_NAME = `${site.filePrefix}-journal`;

function readFile(
  text: string,
):
  | Extract<ReturnType<typeof readJournalFile>, { journal: Journal }>
  | { readonly problem: FileProblem }
  | { readonly refusal: string } {
  const content = readJournalFile(text);
  if ('problem' in content)
    return content.trade ? { refusal: damagedTradeWords(content.trade) } : { problem: content.problem };
  const refusal = browserJournal.refusalOf(content.journal);
  return refusal === null ? content : { refusal: journalRefusalWords[refusal] };
}

/** Exports the journal, either as a table or as a file to import elsewhere, and imports such a file. */
export function JournalFile({ journal }: { readonly journal: Journal }) {
  const file = (extension: 'json' | 'csv', make: (now: Date) => string) => () => {
    const now = new Date();
    return {
      name: `${FILE_NAME}-${localDay(now)}.${extension}`,
      type: extension === 'json' ? 'application/json' : 'text/csv',
      text: make(now),
    };
  };
  const add = async (read: Journal) =>
    (await browserJournal.change((now) => mergeJournals(now, read))) === null
      ? 'The journal in the file has been added.'
      : 'The browser refused to store it, so nothing was changed.';
  return (
    <div className={styles.file}>
      {countTrades(journal) > 0 && (
        <div className={styles.downloads}>
          <DownloadButton
            label="Export the journal"
            file={file('json', (now) => journalFile(journal, now.toISOString()))}
          />
          <DownloadButton label="Export a table (CSV)" file={file('csv', () => journalCsv(journal))} />
        </div>
      )}
      <FileImport
        label="Import a journal"
        what="journal file"
        fileName={FILE_NAME}
        isTooLarge={isTooLarge}
        read={readFile}
        preview={({ journal: read }) => {
          const more = countTrades(mergeJournals(journal, read)) - countTrades(journal);
          return [
            `The file contains ${countOf(countTrades(read), 'trade')}. Not in this browser yet: ${formatNumber(more)}. Your own notes stay.`,
          ];
        }}
        onImport={(content) => add(content.journal)}
      />
    </div>
  );
}
