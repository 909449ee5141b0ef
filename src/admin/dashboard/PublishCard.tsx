import { use } from 'react';
import { countOf } from '@/domain/text/groupDigits';
import { useMaintenance } from '@/admin/contexts';
import { OLDER_VERSION_MESSAGE, recordProblem, UNANSWERED_MESSAGE } from '@/admin/signals/signalQuestions';
import type { UnreadableSiteRecord } from '@/data/publishing/publication';
import { SetAsideList } from '@/admin/signals/SetAsideList';
import { LocalTime } from '@/ui/LocalTime';
import { Card } from './Card';
import { ChangeList } from './ChangeList';
import { changeCount } from './comparisonWords';
import { DownloadCatalogue } from './DownloadCatalogue';
import { DownloadSteps } from './DownloadSteps';
import { PublishInstructions } from './PublishInstructions';
import styles from './panels.module.css';
import { PublishToHost } from './PublishToHost';
import { PublishContext } from './usePublish';
import { useEditedUpdate } from './usePublishedState';
import type { SystemState } from './useSystemState';

const DAMAGE_MESSAGE =
  "Some of the data stored here can't be read, and would be missing from what is published. See Damaged Data on the System tab.";

const DAMAGED_FILE_MESSAGE =
  "The catalogue.json on the site is damaged, so we can't tell what was published last. Put an earlier file back, or publish to replace it.";

const unreadableWords = ({ noun, id, isHere }: UnreadableSiteRecord): string =>
  `The ${noun} with id ${id} can't be read in the file on the site, perhaps because its name is missing, so visitors don't see it. ${
    isHere ? 'Publish again to put it right.' : 'It stays in the file until somebody puts it right there.'
  }`;

type PublishedState = Pick<
  SystemState,
  'unpublished' | 'questions' | 'unreadableOnSite' | 'siteFile' | 'download' | 'damagedData' | 'record'
>;

interface PublishCardProps {
  /** Null until loaded */
  readonly state: PublishedState | null;
  /** Reloads the state. */
  readonly onChanged: () => Promise<unknown>;
  /** Previews a return to an earlier publication. */
  readonly onGoBack: (file: File) => void;
}

/**
 * What there is to publish, in one sentence; '' if that is unknown, or if only the site's file or record is wrong.
 * @param problem what is wrong with the signal record; '' for nothing
 */
function stateWords({ unpublished, questions, siteFile }: PublishedState, problem: string): string {
  if (questions > 0) return `Changes on the site conflict with yours: ${countOf(questions, 'question')}.`;
  if (unpublished === null) return '';
  const changes = changeCount(unpublished);
  if (changes > 0) return `${countOf(changes, 'change')} to publish.`;
  const isWrong = siteFile === 'older' || siteFile === 'noSignals' || problem !== '';
  return isWrong ? '' : 'Nothing to publish.';
}

interface PublishedStateWordsProps {
  readonly state: PublishedState;
  readonly words: string;
}

function PublishedStateWords({ state, words }: PublishedStateWordsProps) {
  const { unpublished, unreadableOnSite, siteFile, damagedData } = state;
  return (
    <>
      {siteFile === 'unanswered' && <p>{UNANSWERED_MESSAGE}</p>}
      {words !== '' && <p>{words}</p>}
      {siteFile === 'older' && <p>{OLDER_VERSION_MESSAGE}</p>}
      {siteFile === 'damaged' && <p className={styles.warning}>{DAMAGED_FILE_MESSAGE}</p>}
      {unreadableOnSite.map((one) => (
        <p key={`${one.noun} ${one.id}`} className={styles.warning}>
          {unreadableWords(one)}
        </p>
      ))}
      {damagedData.some(({ isKeptAside }) => !isKeptAside) && (
        <p className={styles.warning}>{DAMAGE_MESSAGE}</p>
      )}
      {/* What publishing would change depends on the answers. */}
      {unpublished && state.questions === 0 && <ChangeList comparison={unpublished} />}
    </>
  );
}

export function PublishCard({ state, onChanged, onGoBack }: PublishCardProps) {
  const { publishing } = useMaintenance();
  // While the host has another version, what visitors see depends on the answer.
  const isAsked = Boolean(use(PublishContext)?.question);
  const edited = useEditedUpdate(state);
  // The record's own card says what is wrong with it.
  const words = state ? stateWords(state, recordProblem(state.record.syncState, edited)) : '';
  const isNothing = words === 'Nothing to publish.';
  const isForked = state?.record.syncState.kind === 'apart';
  const hasQuestions = isForked || (state?.questions ?? 0) > 0;
  const download = state?.download ?? null;
  const isOutdated = download !== null && !download.isOnSite && !download.isCurrent;
  return (
    <Card heading="Changes">
      <p className={styles.note}>Changes stay in this browser until they are published.</p>
      {state && !isAsked && <PublishedStateWords state={state} words={words} />}
      <SetAsideList aside={state?.record.aside ?? []} onChanged={onChanged} />
      {publishing ? (
        <>
          <PublishToHost
            publishing={publishing}
            isNothing={isNothing}
            hasQuestions={hasQuestions}
            onChanged={onChanged}
            onGoBack={onGoBack}
          />
          <DownloadCatalogue
            label="Download the file instead"
            variant="secondary"
            lists={state}
            onChanged={onChanged}
          />
        </>
      ) : (
        <>
          <PublishInstructions isNothing={isNothing}>
            <DownloadCatalogue
              label={hasQuestions ? 'Answer and download' : 'Download for the site'}
              variant="primary"
              lists={state}
              onChanged={onChanged}
            />
          </PublishInstructions>
          {/* The steps for an earlier file don't apply to the next one. */}
          <DownloadSteps
            download={isOutdated || (download?.isOnSite && !isNothing) ? null : download}
            onChanged={onChanged}
          />
          {isOutdated && (
            <p className={styles.note}>
              <span>Don't upload the file from </span>
              <LocalTime iso={download.at} />
              <span>: something has changed since then.</span>
            </p>
          )}
          <p className={styles.note}>
            The file contains the lists and the record of signals, including inactive records. Once it is
            uploaded, anyone can read it.
          </p>
        </>
      )}
      <details>
        <summary>For whoever builds the site</summary>
        <p className={styles.note}>
          The next build updates feeds, pictures and the sitemap for new signals. Before you build, put the
          latest file into <code translate="no">src/data/catalogue/</code>, or have the build take it from the
          site (<code translate="no">VITE_CATALOGUE_FROM</code>).
        </p>
      </details>
    </Card>
  );
}
