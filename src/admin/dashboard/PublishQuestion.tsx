import type { RefObject } from 'react';
import type { CatalogueConflict } from '@/data/merge/localCatalogue';
import type { PublishOutcome, PublishRequest } from '@/data/publishing/publisher';
import type { RenumberedSignal } from '@/data/signals/mergeRecord';
import { ConflictsDialog } from './ConflictsDialog';
import { OlderQuestion } from './OlderQuestion';
import { RenumberedQuestion } from './RenumberedQuestion';

/** A question that must be answered before anything is written. */
export type Question =
  | { readonly kind: 'conflicts'; readonly conflicts: readonly CatalogueConflict[] }
  | { readonly kind: 'renumbered'; readonly signals: readonly RenumberedSignal[] }
  | Extract<PublishOutcome, { kind: 'older' }>;

export type Answers = Omit<PublishRequest, 'signal'>;

interface PublishQuestionProps {
  readonly question: Question;
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  readonly onAnswer: (answer: Answers) => void;
  readonly onCancel: () => void;
}

export function PublishQuestion({ question, fallbackFocus, onAnswer, onCancel }: PublishQuestionProps) {
  switch (question.kind) {
    case 'older':
      return (
        <OlderQuestion question={question} onAnswer={(older) => onAnswer({ older })} onCancel={onCancel} />
      );
    case 'renumbered':
      return (
        <RenumberedQuestion
          signals={question.signals}
          onConfirm={() => onAnswer({ numbers: question.signals })}
          onCancel={onCancel}
        />
      );
    case 'conflicts':
      return (
        <ConflictsDialog
          conflicts={question.conflicts}
          fallbackFocus={fallbackFocus}
          onAnswer={(choices) => onAnswer({ choices })}
          onCancel={onCancel}
        />
      );
  }
}
