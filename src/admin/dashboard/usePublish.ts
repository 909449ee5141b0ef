import { createContext, use, useCallback, useRef, useState } from 'react';
import { useCatalogue, useMaintenance } from '@/admin/contexts';
import type { Publishing } from '@/data/publishing/publishing';
import { PublishingError, type PublishingKey } from '@/data/publishing/target';
import { report } from '@/data/report';
import { useBeforeUnloadPrompt } from '@/ui/useUnsavedChanges';
import { confirmTimes } from './confirmTimes';
import type { QuestionAnswers, PendingQuestion } from './PublishQuestion';
import { explainPublishFailure, hostAdvice, outcomeWords } from './publishWords';
import { usePublicationNotice } from './usePublicationNotice';

const NO_NOTICE = { notice: '', advice: '' };

/**
 * Publishing to the host: its result, its questions, and whether a key is needed.
 * @param publishing null if the build specifies no host
 */
export function usePublish(publishing: Publishing | null) {
  const { activity } = useMaintenance();
  const { signals } = useCatalogue();
  // An error from the host stays, because changes to the lists don't resolve it.
  const [{ notice, advice }, setNotice] = useState(NO_NOTICE);
  const say = (text: string) => setNotice({ notice: text, advice: '' });
  const [isBusy, setBusy] = useState(false);
  const [isUnseen, setUnseen] = useState(false);
  const [question, setQuestion] = useState<PendingQuestion | null>(null);
  const [needsKey, setNeedsKey] = useState(!publishing?.hasKey());
  const [published, setPublished] = useState<string | null>(null);
  const visitorsSee = usePublicationNotice(published);
  const answers = useRef<QuestionAnswers>({});

  useBeforeUnloadPrompt(isBusy);

  function cancel(): void {
    // Answers about fields have already been stored when a later question is asked.
    const hasAnswered = (answers.current.answers?.size ?? 0) > 0;
    answers.current = {};
    setQuestion(null);
    say(
      hasAnswered ? 'Nothing was published. The answers you have given are kept.' : 'Nothing was published.',
    );
  }

  async function publish(added: QuestionAnswers = {}) {
    if (!publishing) return;
    answers.current = {
      ...answers.current,
      ...added,
      answers: new Map([...(answers.current.answers ?? []), ...(added.answers ?? [])]),
    };
    setQuestion(null);
    setBusy(true);
    setUnseen(true);
    setPublished(null);
    say('Publishing...');
    try {
      if (!(await confirmTimes(signals))) {
        setBusy(false);
        cancel();
        return;
      }
      const outcome = await publishing.publish({ ...answers.current, signal: new AbortController().signal });
      if (
        outcome.kind === 'questions' ||
        outcome.kind === 'renumbered' ||
        outcome.kind === 'fork' ||
        outcome.kind === 'damaged'
      ) {
        setQuestion(outcome);
        say('');
      } else {
        say(outcomeWords(outcome));
        answers.current = {};
        if (outcome.kind === 'published') {
          void activity.add('Published');
          setPublished(outcome.publication);
        }
      }
    } catch (error) {
      answers.current = {};
      if (error instanceof PublishingError && error.refusal === 'key') publishing.forgetKey();
      report.failure(error);
      const { address } = publishing;
      setNotice({ notice: explainPublishFailure(error, address), advice: hostAdvice(error, address) });
    }
    setNeedsKey(!publishing.hasKey());
    setBusy(false);
  }

  return {
    notice: [notice, visitorsSee].filter((words) => words !== '').join(' '),
    /** Advice for whoever runs the host; '' for none */
    advice,
    isBusy,
    /** Whether something has happened since the Publish tab was last shown. */
    isUnseen,
    markSeen: useCallback(() => setUnseen(false), []),
    question,
    needsKey,
    /** The id of what the latest attempt published; null until it has published something */
    published,
    publish,
    publishWithKey: (key: PublishingKey) => {
      publishing?.useKey(key);
      setNeedsKey(false);
      return publish();
    },
    cancel,
  };
}

/** A publication in progress. It is kept above the tabs, so that it survives switching between them. */
export const PublishContext = createContext<ReturnType<typeof usePublish> | null>(null);

export function usePublication(): ReturnType<typeof usePublish> {
  const publication = use(PublishContext);
  if (!publication) throw new Error('usePublication needs a PublishContext above it.');
  return publication;
}
