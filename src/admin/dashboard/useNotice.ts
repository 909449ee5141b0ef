import { useState } from 'react';

const NOTHING = { text: '', isRefusal: false };

/**
 * What a card says of what was done in it. What was done stays said; that something was refused goes once `state` is
 * another one, as the cause may have gone with the old one.
 */
export function useNotice(state: unknown) {
  const [notice, setNotice] = useState(NOTHING);
  const [known, setKnown] = useState(state);
  if (known !== state) {
    setKnown(state);
    if (notice.isRefusal) setNotice(NOTHING);
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
