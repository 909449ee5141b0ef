import { useRef, useState } from 'react';
import { countOf } from '@/domain/text/groupDigits';
import { useCatalogue, useMaintenance } from '@/admin/contexts';
import { reportAndExplainFailure } from '@/admin/explainFailure';
import { PublishConflictError } from '@/data/publishing/publication';
import { ForkedRecordError } from '@/data/signals/fork';
import { RenumberedError } from '@/data/signals/renumbered';
import { Button } from '@/ui/Button';
import { downloadFile } from '@/ui/download';
import { confirmTimes } from './confirmTimes';
import styles from './panels.module.css';
import { republishedWords, samplesBackWords, setAsideWords } from './publishWords';
import { PublishQuestion, type QuestionAnswers, type PendingQuestion } from './PublishQuestion';
import { useFocusAfterAttempt } from './takeFocus';
import { useNotice } from './useNotice';

const SITE_WORDS = {
  loaded: 'Visitors see it once the file is uploaded.',
  missing: 'There is no catalogue.json on the site at present. Visitors see it once the file is there.',
  damaged:
    'The catalogue.json on the site is damaged, incomplete or another kind of file. Visitors see it once this file has replaced it.',
};

interface DownloadCatalogueProps {
  readonly label: string;
  readonly variant: 'primary' | 'secondary';
  /** Changes whenever the lists are reloaded. */
  readonly lists: unknown;
  /** Called after a download. */
  readonly onChanged: () => Promise<unknown>;
}

export function DownloadCatalogue({ label, variant, lists, onChanged }: DownloadCatalogueProps) {
  const { publication } = useMaintenance();
  const { signals } = useCatalogue();
  const { notice, say, refuse } = useNotice(lists);
  const [isBusy, setBusy] = useState(false);
  const [question, setQuestion] = useState<PendingQuestion | null>(null);
  const answers = useRef<QuestionAnswers>({});
  const status = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterAttempt(isBusy, question !== null, {
    outcome: () => status.current,
    opener: () => button.current,
  });

  const cancel = () => {
    setQuestion(null);
    say('Nothing was published.');
  };

  async function download(given: QuestionAnswers) {
    if (!(await confirmTimes(signals))) {
      cancel();
      return;
    }
    const { text, onSite, republished, setAside, waiting, hasSamplesBack } = await publication.next(given);
    downloadFile('catalogue.json', 'application/json', text);
    say(
      [
        'Downloaded.',
        SITE_WORDS[onSite],
        ...(waiting > 0
          ? [
              `${countOf(waiting, 'signal update')} ${waiting === 1 ? "isn't" : "aren't"} in the file: only Publish can date ${waiting === 1 ? 'it' : 'them'}.`,
            ]
          : []),
        ...samplesBackWords(hasSamplesBack),
        ...republishedWords(republished),
        ...setAsideWords(setAside),
      ].join(' '),
    );
    await onChanged();
  }

  async function handlePublish(given: QuestionAnswers) {
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
      else if (error instanceof ForkedRecordError) setQuestion({ kind: 'fork', fork: error.fork });
      else refuse(reportAndExplainFailure('Nothing was published', error));
    }
    setBusy(false);
  }

  return (
    <>
      <Button ref={button} variant={variant} disabled={isBusy} onClick={() => void handlePublish({})}>
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
