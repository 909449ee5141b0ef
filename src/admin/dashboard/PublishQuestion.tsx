import type { RefObject } from 'react';
import type { CatalogueQuestion } from '@/data/merge/localCatalogue';
import type { PublishRequest } from '@/data/publishing/publishRound';
import type { Fork } from '@/data/signals/fork';
import type { RenumberedSignal } from '@/data/signals/renumbered';
import { ConflictsDialog } from './ConflictsDialog';
import { ForkQuestion } from './ForkQuestion';
import { RenumberedQuestion } from './RenumberedQuestion';

/** A question that must be answered before anything is written. */
export type Question =
  | { readonly kind: 'questions'; readonly questions: readonly CatalogueQuestion[] }
  | { readonly kind: 'renumbered'; readonly signals: readonly RenumberedSignal[] }
  | { readonly kind: 'fork'; readonly fork: Fork };

export type Answers = Omit<PublishRequest, 'signal'>;

interface PublishQuestionProps {
  readonly question: Question;
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  readonly onAnswer: (answer: Answers) => void;
  readonly onCancel: () => void;
}

export function PublishQuestion({ question, fallbackFocus, onAnswer, onCancel }: PublishQuestionProps) {
  switch (question.kind) {
    case 'renumbered':
      return (
        <RenumberedQuestion
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
