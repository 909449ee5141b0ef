import { TriangleAlert } from 'lucide';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { incompleteLinkMessages, waitingForNotice } from '@/content/tools/sentences';
import { useHydrated } from '@/ui/useHydrated';
import { useStableHandler } from '@/ui/useStableHandler';
import { useAnnouncement } from '@/ui/useAnnouncement';
import { useDebounced } from '@/ui/useDebounced';
import { Icon } from '@/ui/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './Calculator.module.css';
import { CalculatorActions } from './CalculatorActions';
import { CalculatorField } from './CalculatorField';
import { CalculatorResult } from './CalculatorResult';
import {
  editedValues,
  type Field,
  type FieldGroup,
  type ToolOutcome,
  type Tool,
  type FieldValues,
} from './tool';

const REPORTED_AFTER_MS = 300;

interface CalculatorProps {
  readonly tool: Tool;
  /** The initial values; the tool's example by default. */
  readonly initial?: FieldValues;
  /** The fields missing from an incomplete link. */
  readonly missing?: readonly string[];
  /** Called when typing pauses. */
  readonly onValues?: (values: FieldValues) => void;
  /** The URL for these values, if there is one. */
  readonly linkTo?: (values: FieldValues) => string;
  /** Called on reset; returns the initial values, by default the tool's example. */
  readonly onReset?: () => FieldValues;
  /** Shown above the fields; can reset the form. */
  readonly above?: (reset: () => void) => ReactNode;
  /**
   * Shown below the account field. It receives the account size in plain digits, or '' if it isn't a number, and
   * can fill it in.
   */
  readonly keeping?: (
    size: string,
    currency: string,
    disabled: boolean,
    fill: (account: FieldValues) => void,
  ) => ReactNode;
}

/** The only empty field that prevents a result; null if there is another problem, or none. */
function missingIn(wrong: readonly Field[], values: FieldValues): Field | null {
  const [only] = wrong;
  return wrong.length === 1 && only !== undefined && values[only.key]?.trim() === '' ? only : null;
}

function incompleteWords(missing: Field | null, wrong: readonly Field[]): string {
  if (missing === null) return waitingForNotice(wrong.map(({ label }) => label));
  return missing.key === 'account'
    ? 'The size of your account is still missing. Enter it to see the result.'
    : `“${missing.label}” is still missing. Enter it to see the result.`;
}

const announcement = (outcome: ToolOutcome | null, otherwise: string): string =>
  outcome === null
    ? otherwise
    : [
        `${outcome.answer.label}: ${outcome.answer.value} ${outcome.answer.unit}`.trim(),
        ...outcome.warnings.map(({ text }) => text),
      ].join('. ');

/** Shown next to the answer on phones: the loss, if there is one. */
function barWords({ answer, figures }: ToolOutcome): string {
  const loss = figures.find(({ tone }) => tone === 'loss');
  return loss === undefined ? answer.label : `${loss.label}: ${loss.value}`;
}

/**
 * A calculator: fields, the result while typing, and the formula with the visitor's numbers. The prerendered
 * page shows a worked example, whose fields are enabled on hydration.
 */
export function Calculator(props: CalculatorProps) {
  const { tool, initial = tool.start, missing: lost = [], onValues, linkTo, onReset, above, keeping } = props;
  const isLive = useHydrated();
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // The first render runs several times, at 20 ms each on a slow phone.
  const view = useMemo(() => tool.view(values), [tool, values]);
  const { groups } = view;
  // Even if only an optional number was lost, as from an older link, the result waits for an edit.
  const isHeld = lost.length > 0 && values === initial;
  const outcome = isHeld ? null : view.outcome;
  const [last, setLast] = useState(outcome);
  if (outcome !== null && outcome !== last) setLast(outcome);
  const fields = groups.flatMap((group) => group.fields);
  const wrong = fields.filter(({ problem }) => problem !== '');
  const missing = outcome === null ? missingIn(wrong, values) : null;
  const said = isHeld ? incompleteLinkMessages.result : incompleteWords(missing, wrong);
  const announced = useAnnouncement(announcement(outcome, said));

  const report = useStableHandler((reported: FieldValues) => onValues?.(reported));
  const settled = useDebounced(values, REPORTED_AFTER_MS);
  const lastReported = useRef(initial);
  useEffect(() => {
    if (settled === lastReported.current) return;
    lastReported.current = settled;
    report(settled);
  }, [report, settled]);

  /** Errors aren't reported while typing; values from the URL are validated immediately. */
  const isProblemShown = (key: string) => {
    const value = values[key] ?? '';
    return left.has(key) || (value !== '' && value === initial[key]);
  };

  const change = (edit: FieldValues) => {
    const next = editedValues(tool, values, edit);
    setValues(next);
    // A field cleared by an edit to another one no longer counts as one that the visitor has left, so it shows no
    // error yet.
    setLeft(new Set([...left].filter((key) => key in edit || next[key] === values[key])));
  };

  const account = fields.find(({ key }) => key === 'account');
  const isLost = ({ key }: Field) => lost.includes(key);
  const keepingOf = (field: Field) =>
    field.kind === 'number' && keeping?.(field.canonical, values.currency ?? '', !isLive, change);

  const reset = () => {
    const next = onReset?.() ?? tool.start;
    setValues(next);
    setLast(null);
    setLeft(new Set());
  };

  const fieldsOf = ({ fields }: FieldGroup) => (
    <div className={styles.fields}>
      {fields.map((field) => (
        <CalculatorField
          key={field.key}
          field={field}
          value={values[field.key] ?? ''}
          isProblemShown={isProblemShown(field.key)}
          isNext={field === missing || (isLost(field) && values[field.key] === '')}
          onChange={(value) => change({ [field.key]: value })}
          onBlur={() => setLeft(new Set([...left, field.key]))}
        />
      ))}
    </div>
  );

  return (
    <div className={styles.calculator}>
      <form
        className={styles.form}
        aria-label={`${tool.name}: your numbers`}
        onSubmit={(event) => event.preventDefault()}
      >
        <noscript>
          <p className={styles.note}>
            You can use the fields once the page is ready. Until then, this is a worked example.
          </p>
        </noscript>
        {above?.(reset)}
        {lost.length > 0 && (
          <p className={styles.warning}>
            <Icon of={TriangleAlert} size={18} />
            <span>{incompleteLinkMessages.notice(fields.filter(isLost).map(({ label }) => label))}</span>
          </p>
        )}
        {groups.map((group) =>
          group.isFolded ? (
            <details
              key={group.legend}
              className={styles.group}
              open={group.fields.some((field) => isLost(field) || (initial[field.key] ?? '') !== '')}
            >
              <summary>{group.legend}</summary>
              <fieldset disabled={!isLive} aria-label={group.legend}>
                {fieldsOf(group)}
              </fieldset>
            </details>
          ) : (
            <fieldset key={group.legend} className={styles.group} disabled={!isLive}>
              <legend>{group.legend}</legend>
              {fieldsOf(group)}
              {account !== undefined && group.fields.includes(account) && keepingOf(account)}
            </fieldset>
          ),
        )}
      </form>
      <CalculatorResult outcome={outcome} last={last} waiting={said} isLive={isLive} onCorrect={change} />
      <CalculatorActions
        tool={tool}
        values={values}
        outcome={outcome}
        announced={announced}
        isLive={isLive}
        linkTo={linkTo}
        onReset={reset}
      />
      <p className={styles.bar} aria-hidden="true">
        {outcome === null ? (
          said
        ) : (
          <>
            <strong>{`${outcome.answer.value} ${outcome.answer.unit}`}</strong>
            <span>{barWords(outcome)}</span>
          </>
        )}
      </p>
      <VisuallyHidden>
        <output aria-live="polite">{announced}</output>
      </VisuallyHidden>
    </div>
  );
}
