import { useId } from 'react';
import styles from './Slider.module.css';
import { useHydrated } from './useHydrated';
import { VisuallyHidden } from './VisuallyHidden';

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  /** The value in words, below the slider and for screen readers. */
  readonly text: string;
  /** For a narrow space: only screen readers get the label and the value. */
  readonly isBare?: boolean;
  readonly onChange: (value: number) => void;
}

/** A value to drag, or to move with the arrow keys. In print and without scripts only the text is shown. */
export function Slider(props: SliderProps) {
  const { label, min, max, step = 1, value, text, isBare = false, onChange } = props;
  const isLive = useHydrated();
  const id = useId();
  return (
    <div className={styles.slider} data-bare={isBare || undefined}>
      <label htmlFor={id}>{isBare ? <VisuallyHidden>{label}</VisuallyHidden> : label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={!isLive}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      {!isBare && (
        // The slider itself announces it while it is being moved.
        <output htmlFor={id} aria-live="off">
          {text}
        </output>
      )}
    </div>
  );
}
