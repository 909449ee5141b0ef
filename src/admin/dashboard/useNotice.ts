import { useState } from 'react';

const NO_NOTICE = { text: '', isRefusal: false };

/**
 * A card's message about its last action. A success stays; an error disappears once `state` changes, because
 * its cause may be gone.
 */
export function useNotice(state: unknown) {
  const [notice, setNotice] = useState(NO_NOTICE);
  const [known, setKnown] = useState(state);
  if (known !== state) {
    setKnown(state);
    if (notice.isRefusal) setNotice(NO_NOTICE);
  }
  return {
    notice: notice.text,
    say: (text: string) => {
      setNotice({ text, isRefusal: false });
    },
    refuse: (text: string) => {
      setNotice({ text, isRefusal: true });
    },
  };
}
