import { site } from '@/content/site';
import { browserVisitorData, changesAnything } from '@/data/visitorData/visitorData';
import { readVisitorDataFile, type VisitorDataContent } from '@/data/visitorData/visitorDataFile';
import { isTooLarge } from '@/data/storage/exportedFile';
import { localDay } from '@/domain/time/days';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { FileImport } from '@/site/components/FileImport';
import { DownloadButton } from '@/ui/DownloadButton';
import { partProblemWords, plannedImportWords } from './plannedWords';
import styles from './ProgressPanel.module.css';

const isEmpty = { read: browserVisitorData.isEmpty, watch: browserVisitorData.watch };

function read(text: string) {
  const content = readVisitorDataFile(text, Date.now());
  if ('problem' in content) {
    const { problem, part } = content;
    if (part !== null) return { refusal: partProblemWords(part, content) };
    return { problem: problem === 'line' ? ('content' as const) : problem };
  }
  const plan = browserVisitorData.planned(content);
  return changesAnything(plan) ? content : { refusal: plannedImportWords(content, plan).join(' ') };
}

async function add(content: VisitorDataContent): Promise<string> {
  const problem = await browserVisitorData.take(content);
  return problem === null
    ? 'Everything in the file is now in this browser.'
    : 'The browser refused to store the journal, which stays as it was. The rest of the file is in this browser now.';
}

/** All of the visitor's data in one file, to import into this browser or another. */
export function VisitorDataFile() {
  const isNothingKept = useWatchedValue(isEmpty, true);
  return (
    <section aria-labelledby="keep" className={styles.file}>
      <h2 id="keep">Save your data, or take it with you</h2>
      <p>
        One file holds everything of yours that this browser stores: progress, rounds of sums, decisions on
        charts, the practice account, the journal and the name on your record. Import it on another device, or
        here after the browser's data has been cleared. Both are combined: if both have answered a question,
        the later answer counts; of two decisions on a chart, the first does. Importing a file twice changes
        nothing.
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
            text: browserVisitorData.file(now.toISOString()),
          };
        }}
      />
      <FileImport
        label="Import a file"
        what="file exported here"
        fileName={`${site.filePrefix}-`}
        isTooLarge={isTooLarge}
        read={read}
        preview={(content) => plannedImportWords(content, browserVisitorData.planned(content))}
        onImport={add}
      />
    </section>
  );
}
