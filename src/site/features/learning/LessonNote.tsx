import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { learnerProgress, tabId } from '@/data/learning/progressStore';
import { withNote } from '@/domain/learning/changes';
import { MAX_STORED_NOTE_LENGTH, MAX_NOTE_LENGTH, type NoteVersion } from '@/domain/learning/progress';
import { groupDigits } from '@/domain/text/groupDigits';
import { useHydrated } from '@/ui/useHydrated';
import styles from './LessonNote.module.css';
import { progressProblemWords } from '@/site/progress/storageProblemWords';
import { useLearnerProgress } from '@/site/progress/useLearnerProgress';

interface UnsavedNote {
  readonly text: string;
  /** The versions that were shown when typing began. */
  readonly over: readonly NoteVersion[];
}

const SAVE_AFTER_MS = 500;

/**
 * A note on a lesson, collapsed while empty and saved while typing. If two tabs edit it at once, both
 * versions are kept.
 */
export default function LessonNote({ id }: { readonly id: string }) {
  const name = useId();
  const fullName = useId();
  const isLive = useHydrated();
  const { progress, storageProblem } = useLearnerProgress();
  const note = progress.notes[id];
  const [isOpen, setIsOpen] = useState(false);
  const [typing, setTyping] = useState<UnsavedNote | null>(null);
  const unsaved = useRef<UnsavedNote | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const versions = note?.versions ?? [];
  const elsewhere = typing
    ? versions.filter(
        ({ by, at }) => by !== tabId && !typing.over.some((one) => one.by === by && one.at === at),
      )
    : [];

  const shown = typing?.text ?? versions.map(({ text }) => text).join('\n\n');
  const isFull = shown.length >= MAX_NOTE_LENGTH;

  const save = () => {
    clearTimeout(timer.current);
    const last = unsaved.current;
    if (!last) return;
    unsaved.current = null;
    const text = last.text.trim() === '' ? '' : last.text.slice(0, MAX_STORED_NOTE_LENGTH);
    learnerProgress.change((progress, now) =>
      withNote(progress, id, { text, by: tabId, over: last.over }, now),
    );
  };
  const saveLast = useEffectEvent(save);

  useEffect(() => {
    const leave = () => saveLast();
    globalThis.addEventListener('pagehide', leave);
    return () => {
      globalThis.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return (
    <details
      className={styles.note}
      // It doesn't collapse while its text is being deleted.
      open={isOpen || versions.some(({ text }) => text !== '')}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary id={name}>Your note on this lesson</summary>
      <textarea
        aria-labelledby={name}
        rows={4}
        dir="auto"
        aria-describedby={isFull ? fullName : undefined}
        maxLength={MAX_NOTE_LENGTH}
        disabled={!isLive}
        value={shown}
        onChange={({ currentTarget }) => {
          const next = { text: currentTarget.value, over: typing?.over ?? versions };
          setTyping(next);
          unsaved.current = next;
          clearTimeout(timer.current);
          timer.current = setTimeout(save, SAVE_AFTER_MS);
        }}
        onBlur={() => {
          save();
          setTyping(null);
        }}
      />
      <p id={fullName} role="status" className={styles.hint}>
        {isFull &&
          `This note is full: ${groupDigits(String(MAX_NOTE_LENGTH))} characters. Anything longer is left out.`}
      </p>
      <p className={styles.hint}>
        {storageProblem === null
          ? 'Saved as you type, in this browser only.'
          : progressProblemWords[storageProblem]}
      </p>
      {elsewhere.length > 0 && (
        <div className={styles.elsewhere}>
          <p>Also saved, from another tab:</p>
          {elsewhere.map(({ text, at, by }) => (
            <p key={`${at} ${by}`} className={styles.text} dir="auto">
              {text}
            </p>
          ))}
        </div>
      )}
    </details>
  );
}
