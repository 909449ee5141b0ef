import { use, useRef, useState } from 'react';
import type { CatalogueComparison } from '@/data/merge/listComparison';
import { countOf } from '@/domain/groupDigits';
import { useCatalogue, useMaintenance } from '@/admin/contexts';
import { explainReported } from '@/admin/explainFailure';
import { PublishConflictError } from '@/data/publishing/publication';
import { RenumberedError, type SetAsideEntry } from '@/data/signals/mergeRecord';
import { OLDER_MESSAGE, UNANSWERED_MESSAGE } from '@/admin/signals/signalQuestions';
import { SetAsideList } from '@/admin/signals/SetAsideList';
import { Button } from '@/ui/Button';
import { downloadFile } from '@/ui/download';
import { Card } from './Card';
import { comparisonWords, isUnchanged } from './comparisonWords';
import { confirmTimes } from './confirmTimes';
import styles from './panels.module.css';
import { republishedWords, setAsideWords } from './publishWords';
import { PublishQuestion, type Answers, type Question } from './PublishQuestion';
import { PublishToHost } from './PublishToHost';
import { PublishContext } from './usePublish';
import { useNotice } from './useNotice';

const REVISION_HINT = 'The new revision is one above the highest that this browser knows of.';

const NEXT_STEPS = {
  loaded: 'Visitors see it once the file is uploaded.',
  missing: `There is no catalogue.json on the site at present. ${REVISION_HINT} Visitors see it once the file is there.`,
  damaged: `The catalogue.json on the site is damaged, incomplete or another kind of file. ${REVISION_HINT} Visitors see it once this file has replaced it.`,
};

interface PublishCardProps {
  /** What publishing would change for visitors; null while unknown. */
  readonly unpublished: CatalogueComparison | null;
  /** The signal updates that publishing leaves out. */
  readonly aside?: readonly SetAsideEntry[];
  /** Reloads the state of the System tab. */
  readonly onChanged: () => Promise<unknown>;
  /** Previews going back to an earlier publication. */
  readonly onGoBack: (file: File) => void;
}

export function PublishCard({ unpublished, aside = [], onChanged, onGoBack }: PublishCardProps) {
  const { publication, publishing } = useMaintenance();
  const siteFile = publication.siteFile();
  // While the host has another version, what visitors see depends on the answer.
  const isAsked = Boolean(use(PublishContext)?.question);
  return (
    <Card heading="Publish">
      <p>Changes stay in this browser until they are published.</p>
      {siteFile === 'unanswered' && <p>{UNANSWERED_MESSAGE}</p>}
      {siteFile === 'older' && <p>{OLDER_MESSAGE}</p>}
      {unpublished && !isAsked && (
        <p>
          {isUnchanged(unpublished)
            ? 'Everything in the lists is published.'
            : `Not published yet. ${comparisonWords(unpublished)}`}
        </p>
      )}
      <SetAsideList aside={aside} onChanged={onChanged} />
      <p className={styles.note}>The next build updates feeds, pictures and the sitemap for new signals.</p>
      {publishing ? (
        <>
          <PublishToHost publishing={publishing} onChanged={onChanged} onGoBack={onGoBack} />
          <DownloadCatalogue label="Download the file instead" look="secondary" lists={unpublished} />
        </>
      ) : (
        <>
          <p className={styles.note}>
            Publish downloads the lists and the record of signals as{' '}
            <code translate="no">catalogue.json</code>, including inactive records. Once it is uploaded,
            anyone can read it. Replace the file of that name in the folder of the built site, and in{' '}
            <code translate="no">src/data/catalogue/</code> for the next build. Visitors get it on their next
            visit.
          </p>
          <DownloadCatalogue label="Publish" look="primary" lists={unpublished} />
        </>
      )}
    </Card>
  );
}

interface DownloadCatalogueProps {
  readonly label: string;
  readonly look: 'primary' | 'secondary';
  /** Changes whenever the lists are reloaded. */
  readonly lists: unknown;
}

function DownloadCatalogue({ label, look, lists }: DownloadCatalogueProps) {
  const { publication } = useMaintenance();
  const { signals } = useCatalogue();
  const { notice, say, refuse } = useNotice(lists);
  const [isBusy, setBusy] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const answers = useRef<Answers>({});
  const status = useRef<HTMLParagraphElement>(null);

  const cancel = () => {
    setQuestion(null);
    say('Nothing was published or changed.');
  };

  async function download({ answers: given, numbers }: Answers) {
    if (!(await confirmTimes(signals))) {
      cancel();
      return;
    }
    const { revision, text, onSite, republished, setAside, waiting } = await publication.next(given, numbers);
    downloadFile('catalogue.json', 'application/json', text);
    say(
      [
        `Revision ${String(revision)} downloaded.`,
        NEXT_STEPS[onSite],
        ...(waiting > 0
          ? [
              `${countOf(waiting, 'signal update')} ${waiting === 1 ? 'is' : 'are'} not in the file: only Publish can date ${waiting === 1 ? 'it' : 'them'}.`,
            ]
          : []),
        ...republishedWords(republished),
        ...setAsideWords(setAside),
      ].join(' '),
    );
  }

  async function handlePublish(given: Answers) {
    answers.current = given;
    setQuestion(null);
    setBusy(true);
    try {
      await download(given);
    } catch (error) {
      say('');
      if (error instanceof PublishConflictError)
        setQuestion({ kind: 'questions', questions: error.questions });
      else if (error instanceof RenumberedError) setQuestion({ kind: 'renumbered', signals: error.signals });
      else refuse(explainReported('Nothing was published', error));
    }
    setBusy(false);
  }

  return (
    <>
      <Button look={look} disabled={isBusy} onClick={() => void handlePublish({})}>
        {label}
      </Button>
      {question && (
        <PublishQuestion
          question={question}
          fallbackFocus={status}
          onAnswer={(answer) => void handlePublish({ ...answers.current, ...answer })}
          onCancel={cancel}
        />
      )}
      <p ref={status} className={styles.notice} role="status" tabIndex={-1}>
        {notice}
      </p>
    </>
  );
}
