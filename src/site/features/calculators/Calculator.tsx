import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { formWords } from '@/content/tools/sentences';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import { useHydrated } from '@/ui/useHydrated';
import { useStableHandler } from '@/ui/useStableHandler';
import { useDebounced } from '@/ui/useDebounced';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './Calculator.module.css';
import { CalculatorField } from './CalculatorField';
import { CalculatorResult } from './CalculatorResult';
import { outcomeText, type Field, type FieldGroup, type Outcome, type Tool, type Values } from './tool';

const ANNOUNCED_AFTER_MS = 500;
const REPORTED_AFTER_MS = 300;

interface CalculatorProps {
  readonly tool: Tool;
  /** What the fields begin with; the example of the tool unless given. */
  readonly initial?: Values;
  /** Called when typing has come to rest. */
  readonly onValues?: (values: Values) => void;
  /** The address that shows these values, where there is one. */
  readonly linkTo?: (values: Values) => string;
  /** Called when the visitor starts again; returns the values to start with, the example of the tool unless given. */
  readonly onReset?: () => Values;
  /** What is shown above the fields; it may begin again. */
  readonly above?: (reset: () => void) => ReactNode;
  /** What is shown below an account, which is given in plain digits, '' while it isn't a number; it may fill in another. */
  readonly keeping?: (
    size: string,
    currency: string,
    disabled: boolean,
    fill: (account: Values) => void,
  ) => ReactNode;
}

/** For each field the instrument that is chosen. */
const instrumentOfEach = (values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((key) => [key, values.instrument ?? '']));

/** The empty field that is all a result waits for; null where more is wrong, or nothing. */
function missingIn(groups: readonly FieldGroup[], values: Values): Field | null {
  const wrong = groups
    .flatMap(({ fields }) => fields)
    .filter((field) => field.kind === 'number' && field.problem !== '');
  const [only] = wrong;
  return wrong.length === 1 && only !== undefined && values[only.key]?.trim() === '' ? only : null;
}

function incompleteWords(missing: Field | null): string {
  if (missing === null) return formWords.incomplete;
  return missing.key === 'account' ? formWords.accountMissing : formWords.missing(missing.label);
}

const announcement = (outcome: Outcome | null, incomplete: string): string =>
  outcome === null
    ? incomplete
    : [
        `${outcome.answer.label}: ${outcome.answer.value} ${outcome.answer.unit}`.trim(),
        ...outcome.warnings.map(({ text }) => text),
      ].join('. ');

/** What is shown next to the answer on a phone: the loss, where there is one. */
function barWords({ answer, figures }: Outcome): string {
  const loss = figures.find(({ tone }) => tone === 'loss');
  return loss === undefined ? answer.label : `${loss.label}: ${loss.value}`;
}

/**
 * One calculator: fields, the result as one types, and the formula with the visitor's numbers. The built page shows
 * the example worked through; its fields open once the page is live.
 */
export function Calculator({
  tool,
  initial = tool.start,
  onValues,
  linkTo,
  onReset,
  above,
  keeping,
}: CalculatorProps) {
  const isLive = useHydrated();
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [filledFor, setFilledFor] = useState(() => instrumentOfEach(initial));
  // The first drawing takes several renders, and a slow phone 20 ms for each of these.
  const { groups, outcome } = useMemo(() => tool.view(values), [tool, values]);
  const missing = outcome === null ? missingIn(groups, values) : null;
  const incomplete = incompleteWords(missing);
  const announced = useDebounced(announcement(outcome, incomplete), ANNOUNCED_AFTER_MS);

  const report = useStableHandler((reported: Values) => onValues?.(reported));
  const settled = useDebounced(values, REPORTED_AFTER_MS);
  const lastReported = useRef(initial);
  useEffect(() => {
    if (settled === lastReported.current) return;
    lastReported.current = settled;
    report(settled);
  }, [report, settled]);

  /** Mistakes aren't reported while typing; a value that came with the address is judged at once. */
  const isProblemShown = (key: string) => {
    const value = values[key] ?? '';
    return left.has(key) || (value !== '' && value === initial[key]);
  };

  const isAccountTyped = values.account !== tool.start.account;
  const account = groups.flatMap(({ fields }) => fields).find(({ key }) => key === 'account');
  const keepingOf = (field: Field) =>
    field.kind === 'number' &&
    keeping?.(field.canonical, values.currency ?? '', !isLive, (filled) => {
      setValues({ ...values, ...filled });
    });

  /** A price that does not fit was entered for the instrument before: that is what is wrong with it. */
  const explained = (field: Field): Field => {
    const [former = '', instrument = ''] = [filledFor[field.key], values.instrument];
    return field.kind === 'number' && field.isOverPrecise && former !== instrument
      ? { ...field, problem: formWords.formerPrice(former, instrument) }
      : field;
  };

  const reset = () => {
    const next = onReset?.() ?? tool.start;
    setValues(next);
    setFilledFor(instrumentOfEach(next));
    setLeft(new Set());
  };

  const fieldsOf = ({ fields }: FieldGroup) => (
    <div className={styles.fields}>
      {fields.map((field) => (
        <CalculatorField
          key={field.key}
          field={explained(field)}
          value={values[field.key] ?? ''}
          isProblemShown={isProblemShown(field.key)}
          isNext={field === missing}
          onChange={(value) => {
            setValues({ ...values, [field.key]: value });
            setFilledFor({ ...filledFor, [field.key]: values.instrument ?? '' });
          }}
          onBlur={() => {
            setLeft(new Set([...left, field.key]));
          }}
        />
      ))}
    </div>
  );

  return (
    <div className={styles.calculator}>
      <form
        className={styles.form}
        aria-label={`${tool.name}: ${formWords.numbers.toLowerCase()}`}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <noscript>
          <p className={styles.note}>{formWords.waiting}</p>
        </noscript>
        {above?.(reset)}
        {groups.map((group) =>
          group.isFolded ? (
            <details
              key={group.legend}
              className={styles.group}
              open={group.fields.some(({ key }) => (initial[key] ?? '') !== '')}
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
      <CalculatorResult outcome={outcome} incomplete={incomplete} />
      <div className={styles.actions}>
        <Button look="quiet" disabled={!isLive} onClick={reset}>
          {formWords.reset}
        </Button>
        <Button
          look="quiet"
          disabled={!isLive}
          onClick={() => {
            globalThis.print();
          }}
        >
          {formWords.print}
        </Button>
        <CopyButton
          key={`text ${announced}`}
          label={formWords.copy}
          text={() => (outcome === null ? '' : outcomeText(tool, outcome))}
          disabled={!isLive || outcome === null}
        />
        {linkTo !== undefined && (
          <>
            <CopyButton
              key={`link ${announced}`}
              label={formWords.shareLink}
              isShared
              text={() => linkTo(values)}
              disabled={!isLive}
            />
            {isAccountTyped && (
              <>
                <p className={styles.hint}>{formWords.linkHolds}</p>
                <CopyButton
                  key={`short link ${announced}`}
                  label={formWords.shareLinkWithoutAccount}
                  isShared
                  text={() => linkTo({ ...values, account: tool.start.account ?? '' })}
                  disabled={!isLive}
                />
              </>
            )}
          </>
        )}
      </div>
      <p className={styles.bar} aria-hidden="true">
        {outcome === null ? (
          incomplete
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
