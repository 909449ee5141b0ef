import type { PublishOutcome } from '@/data/publishing/publisher';
import { Button } from '@/ui/Button';
import { LocalTime } from '@/ui/LocalTime';
import styles from './panels.module.css';
import { namedChangesWords } from './publishWords';
import { takeFocus } from './takeFocus';

type Older = Extract<PublishOutcome, { kind: 'older' }>;

interface OlderQuestionProps {
  readonly question: Older;
  readonly onAnswer: (answer: 'putBack' | 'startFrom') => void;
  readonly onCancel: () => void;
}

/** Asks which version to publish on if the host doesn't have the latest one known here. */
export function OlderQuestion({ question, onAnswer, onCancel }: OlderQuestionProps) {
  const { isFork, remote, taken, remoteTime } = question;
  const changes = namedChangesWords(question.changes);
  return (
    <>
      <p ref={takeFocus} tabIndex={-1}>
        {isFork
          ? `Nothing was published: somebody has published on an old build. The site's version, revision ${String(remote)}, does not include this browser's version, revision ${String(taken)}.`
          : `Nothing was published: the site has an older version, revision ${String(remote)} instead of ${String(taken)}, as happens when an old build is uploaded.`}
      </p>
      {remoteTime !== '' && (
        <p>
          <span>The site&apos;s version was made on </span>
          <LocalTime iso={remoteTime} />
          <span>.</span>
        </p>
      )}
      <p>
        {isFork
          ? "If you put this browser's version back, changes in the site's version are kept, too. You are asked where both may have changed the same thing."
          : "If you put this browser's version back, the lists are published as they are here."}
      </p>
      <p>
        {`If you start from the site's version, ${changes === '' ? 'nothing in the lists here changes.' : `the lists follow it, except for your unpublished changes. This would change here: ${changes}`}`}
      </p>
      <p>
        {isFork
          ? 'Either way, any signals published on the old build are kept, with a new time of publication: trades entered before it are marked late and left out of the figures.'
          : 'Signals are kept either way.'}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => onAnswer('putBack')}>Put back this browser&apos;s version</Button>
        <Button look="secondary" onClick={() => onAnswer('startFrom')}>
          Start from the site&apos;s version
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Leave everything as it is
        </Button>
      </div>
    </>
  );
}
