import { site } from '@/content/site';
import { browserKeeping, changesAnything } from '@/data/keeping/keeping';
import { readKeptFile, type KeptFileContent } from '@/data/keeping/keptFile';
import { isTooLarge } from '@/data/storage/exportedFile';
import { localDay } from '@/domain/time/days';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { FileImport } from '@/site/components/FileImport';
import { DownloadButton } from '@/ui/DownloadButton';
import { partProblemWords, plannedWords } from './plannedWords';
import styles from './ProgressPanel.module.css';

const isEmpty = { read: browserKeeping.isEmpty, watch: browserKeeping.watch };

function read(text: string) {
  const content = readKeptFile(text, Date.now());
  if ('problem' in content) {
    const { problem, part } = content;
    if (part !== null) return { refusal: partProblemWords(part, content) };
    return { problem: problem === 'line' ? ('content' as const) : problem };
  }
  const plan = browserKeeping.planned(content);
  return changesAnything(plan) ? content : { refusal: plannedWords(content, plan).join(' ') };
}

async function add(content: KeptFileContent): Promise<string> {
  const problem = await browserKeeping.take(content);
  return problem === null
    ? 'Everything in the file is now in this browser.'
    : 'The browser refused to store the journal, which stays as it was. The rest of the file is in this browser now.';
}

/** Everything that belongs to the visitor as one file, to import here or elsewhere. */
export function KeptFile() {
  const isNothingKept = useWatchedValue(isEmpty, true);
  return (
    <section aria-labelledby="keep" className={styles.file}>
      <h2 id="keep">Keep it, or take it along</h2>
      <p>
        One file has all that this browser keeps of yours: progress, rounds of sums, decisions on charts, the
        practice account, the journal and the name on your record. Import it on another device, or here after
        the browser has been cleaned. Both are combined: of two answers to a question the later one stands, of
        two decisions on a chart the first. Importing a file twice changes nothing.
      </p>
      <DownloadButton
        label="Export everything"
        disabled={isNothingKept}
        isCopyOffered
        file={() => {
          const now = new Date();
          return {
            name: `${site.filePrefix}-everything-${localDay(now)}.json`,
            type: 'application/json',
            text: browserKeeping.file(now.toISOString()),
          };
        }}
      />
      <FileImport
        label="Import a file"
        what="file exported here"
        fileName={`${site.filePrefix}-`}
        isTooLarge={isTooLarge}
        read={read}
        preview={(content) => plannedWords(content, browserKeeping.planned(content))}
        onImport={add}
      />
    </section>
  );
}
