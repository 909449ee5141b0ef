import { useEffect, useState, type RefObject } from 'react';
import { CheckboxField } from '@/ui/CheckboxField';
import { letterOf } from '@/ui/letterOf';
import styles from './PracticeAccount.module.css';

interface Shortcut {
  /** A capital letter. */
  readonly letter: string;
  readonly name: string;
  readonly run: () => void;
}

interface ShortcutsProps {
  /** The shortcuts work while focus is inside this element. */
  readonly within: RefObject<HTMLElement | null>;
  readonly shortcuts: readonly Shortcut[];
  readonly isActive: boolean;
}

/** Controls that handle letter keys themselves. */
const TYPING_ELEMENTS = 'select, input:not([type="checkbox"], [type="range"])';

/**
 * Turns single-letter shortcuts on and lists them. Off by default, because speech input could trigger them by
 * accident.
 */
export function Shortcuts({ within, shortcuts, isActive }: ShortcutsProps) {
  const [isOn, setIsOn] = useState(false);

  useEffect(() => {
    const box = within.current;
    if (!isOn || !isActive || !box) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.matches(TYPING_ELEMENTS)) return;
      const pressed = shortcuts.find(({ letter }) => letter === letterOf(event));
      if (!pressed) return;
      event.preventDefault();
      pressed.run();
    };
    box.addEventListener('keydown', press);
    return () => box.removeEventListener('keydown', press);
  });

  return (
    <div className={styles.shortcuts}>
      <CheckboxField label="Keyboard shortcuts" value={isOn} onChange={setIsOn} />
      <p>{shortcuts.map(({ letter, name }) => `${letter}: ${name}`).join(', ')}</p>
    </div>
  );
}
