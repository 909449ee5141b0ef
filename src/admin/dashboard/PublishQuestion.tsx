import type { RefObject } from 'react';
import type { CatalogueQuestion } from '@/data/merge/localCatalogue';
import type { PublishRequest } from '@/data/publishing/publishRound';
import type { Fork } from '@/data/signals/fork';
import type { RenumberedSignal } from '@/data/signals/renumbered';
import { ConflictsDialog } from './ConflictsDialog';
import { ForkQuestion } from './ForkQuestion';
import { Button } from '@/ui/Button';
import styles from './panels.module.css';
import { takeFocus } from './takeFocus';
import { RenumberedDialog } from './RenumberedDialog';

/** A question that must be answered before anything is written. */
export type PendingQuestion =
  | { readonly kind: 'questions'; readonly questions: readonly CatalogueQuestion[] }
  | { readonly kind: 'renumbered'; readonly signals: readonly RenumberedSignal[] }
  | { readonly kind: 'fork'; readonly fork: Fork }
  | { readonly kind: 'damaged' };

interface DamagedFileQuestionProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function DamagedFileQuestion({ onConfirm, onCancel }: DamagedFileQuestionProps) {
  return (
    <>
      <p ref={takeFocus} tabIndex={-1}>
        Nothing has been published yet: the file on the host is incomplete or damaged. Replace it with what
        this browser has? The last change that somebody else published may be missing; it'll come back when
        they publish again.
      </p>
      <div className={styles.actions}>
        <Button onClick={onConfirm}>Replace the damaged file</Button>
        <Button variant="secondary" onClick={onCancel}>
          Leave everything as it is
        </Button>
      </div>
    </>
  );
}

export type QuestionAnswers = Omit<PublishRequest, 'signal'>;

interface PublishQuestionProps {
  readonly question: PendingQuestion;
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  readonly onAnswer: (answer: QuestionAnswers) => void;
  readonly onCancel: () => void;
}

export function PublishQuestion({ question, fallbackFocus, onAnswer, onCancel }: PublishQuestionProps) {
  switch (question.kind) {
    case 'renumbered':
      return (
        <RenumberedDialog
          signals={question.signals}
          onConfirm={() => onAnswer({ numbers: question.signals })}
          onCancel={onCancel}
        />
      );
    case 'fork':
      return (
        <ForkQuestion
          fork={question.fork}
          onAnswer={(side) => onAnswer({ fork: { fork: question.fork, side } })}
          onCancel={onCancel}
        />
      );
    case 'damaged':
      return (
        <DamagedFileQuestion onConfirm={() => onAnswer({ replacesDamaged: true })} onCancel={onCancel} />
      );
    case 'questions':
      return (
        <ConflictsDialog
          questions={question.questions}
          fallbackFocus={fallbackFocus}
          onAnswer={(answers) => onAnswer({ answers })}
          onCancel={onCancel}
        />
      );
  }
}
