import { useState } from 'react';
import { reportAndExplainFailure } from '@/admin/explainFailure';

const NO_NOTICE = { text: '', isRefusal: false };

/**
 * A card's message about its last action. Success messages stay; errors disappear once `state` changes, because
 * their cause may be gone.
 */
export function useNotice(state: unknown) {
  const [notice, setNotice] = useState(NO_NOTICE);
  const [known, setKnown] = useState(state);
  if (known !== state) {
    setKnown(state);
    if (notice.isRefusal) setNotice(NO_NOTICE);
  }
  const say = (text: string) => setNotice({ text, isRefusal: false });
  const refuse = (text: string) => setNotice({ text, isRefusal: true });
  return {
    notice: notice.text,
    say,
    refuse,
    /** Runs a button's action and shows its message, or why it failed. */
    attempt: async (notDone: string, action: () => string | Promise<string>) => {
      try {
        say(await action());
      } catch (error) {
        refuse(reportAndExplainFailure(notDone, error));
      }
    },
  };
}
