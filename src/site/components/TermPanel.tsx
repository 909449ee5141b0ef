import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorOf } from '@/content/anchor';
import { glossaryEntries } from '@/content/glossary/glossaryEntries';
import type { TermId } from '@/content/terms';
import { Link } from './Link';
import styles from './TermPanel.module.css';

export interface TermPanelProps {
  readonly id: TermId;
  /** The term, which gets the focus back. */
  readonly opener: RefObject<HTMLAnchorElement | null>;
  readonly onClose: () => void;
}

/** The distance from the term and from the window's edges, in px. */
const GAP = 8;
const EDGE = 16;
/** The minimum width of the panel in the margin, and its distance from the text, in px. */
const MARGIN_WIDTH = 224;
const MARGIN_GAP = 24;

const headerBottom = (): number => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;

/** A popover is above everything, so the part that would cover the header is cut off. */
function clipAtHeader(panel: HTMLElement) {
  const covered = Math.max(0, headerBottom() - panel.getBoundingClientRect().top);
  panel.style.clipPath = covered > 0 ? `inset(${String(covered)}px -4rem -4rem)` : '';
}

/**
 * Puts the panel in the margin next to the text around the term, if nothing else is there, or else below the
 * term, or above it. CSS anchor positioning with fallbacks freezes Safari 26.
 */
function placeBy(term: HTMLElement, panel: HTMLElement) {
  const { clientWidth, clientHeight } = document.documentElement;
  const word = term.getBoundingClientRect();
  const text = term.closest('p, li, dt, dd') ?? term;
  const margin = text.getBoundingClientRect().right + MARGIN_GAP;
  const room = clientWidth - EDGE - margin;
  const isFree = (x: number, y: number) =>
    document
      .elementsFromPoint(x, y)
      .every((element) => element.contains(text) || !element.matches('p, li, dt, dd, figure, table, form'));
  const isAreaFree = (top: number) => {
    const { offsetWidth, offsetHeight } = panel;
    return [0, 0.5, 1].every((across) =>
      [0, 0.25, 0.5, 0.75, 1].every((down) =>
        isFree(margin + across * offsetWidth, top + down * offsetHeight),
      ),
    );
  };
  const place = (top: number, left: number) => {
    panel.style.top = `${String(top + scrollY)}px`;
    panel.style.left = `${String(left + scrollX)}px`;
  };
  if (room >= MARGIN_WIDTH) {
    panel.style.maxInlineSize = `${String(room)}px`;
    const top = Math.min(word.top - GAP, clientHeight - panel.offsetHeight - EDGE);
    if (isAreaFree(top)) {
      place(top, margin);
      return;
    }
    panel.style.maxInlineSize = '';
  }
  const { offsetWidth, offsetHeight } = panel;
  const below = word.bottom + GAP;
  const above = word.top - GAP - offsetHeight;
  place(
    below + offsetHeight > clientHeight && above >= headerBottom() ? above : below,
    Math.max(EDGE, Math.min(word.left, clientWidth - offsetWidth - EDGE)),
  );
}

/**
 * A popover with the definition of a term, open while it is mounted. It is rendered inside a paragraph, so
 * that screen readers read it there, and may contain only phrasing content.
 */
export default function TermPanel({ id, opener, onClose }: TermPanelProps) {
  const panel = useRef<HTMLSpanElement>(null);
  const nameId = useId();
  const { pathname } = useLocation();
  const entry = glossaryEntries.find(({ name }) => name === id);

  useLayoutEffect(() => {
    const element = panel.current;
    element?.showPopover();
    if (element && opener.current) placeBy(opener.current, element);
    element?.focus({ preventScroll: true });
    const clip = () => {
      if (element) clipAtHeader(element);
    };
    clip();
    globalThis.addEventListener('scroll', clip, { passive: true });
    return () => {
      globalThis.removeEventListener('scroll', clip);
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
