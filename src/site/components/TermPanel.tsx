import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorOf } from '@/content/anchor';
import { glossaryEntries } from '@/content/glossary/glossaryEntries';
import type { TermId } from '@/content/terms';
import { Link } from './Link';
import styles from './TermPanel.module.css';

export interface TermPanelProps {
  readonly id: TermId;
  /** The marked word, which takes the focus back. */
  readonly opener: RefObject<HTMLAnchorElement | null>;
  readonly onClose: () => void;
}

/** How far the panel stays from its word and from the edges of the window, in px. */
const GAP = 8;
const EDGE = 16;

/** Puts the panel below its word, or above where there is no room. Anchor positioning with fallbacks freezes Safari 26. */
function placeBy(word: DOMRect, panel: HTMLElement) {
  const { offsetWidth, offsetHeight } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = word.bottom + GAP;
  const above = word.top - GAP - offsetHeight;
  const top = below + offsetHeight > clientHeight && above >= 0 ? above : below;
  const left = Math.max(EDGE, Math.min(word.left, clientWidth - offsetWidth - EDGE));
  panel.style.top = `${String(top + scrollY)}px`;
  panel.style.left = `${String(left + scrollX)}px`;
}

/**
 * What a term means, over the page next to its word, open as long as it is mounted. It is within a paragraph, so
 * that it is read where the word is, and may hold nothing that a paragraph may not.
 */
export default function TermPanel({ id, opener, onClose }: TermPanelProps) {
  const panel = useRef<HTMLSpanElement>(null);
  const nameId = useId();
  const { pathname } = useLocation();
  const entry = glossaryEntries.find(({ name }) => name === id);

  useLayoutEffect(() => {
    const element = panel.current;
    element?.showPopover();
    if (element && opener.current) placeBy(opener.current.getBoundingClientRect(), element);
    element?.focus({ preventScroll: true });
    return () => {
      element?.hidePopover();
    };
  }, [opener]);

  if (!entry) return null;
  const isTaughtElsewhere = entry.learnAt.to !== pathname;
  return (
    <span
      ref={panel}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={nameId}
      className={styles.panel}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <span id={nameId} className={styles.name}>
        {entry.name}
      </span>
      <span className={styles.text}>{entry.text}</span>
      <span className={styles.links}>
        {isTaughtElsewhere && <Link to={entry.learnAt.to}>{entry.learnAt.label}</Link>}
        <Link to={{ pathname: '/glossary', hash: anchorOf(id) }}>More in the glossary</Link>
      </span>
    </span>
  );
}
