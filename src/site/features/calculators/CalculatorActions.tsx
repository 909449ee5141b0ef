import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import styles from './Calculator.module.css';
import { outcomeText, type ToolOutcome, type Tool, type FieldValues } from './tool';

interface CalculatorActionsProps {
  readonly tool: Tool;
  readonly values: FieldValues;
  readonly outcome: ToolOutcome | null;
  /** What was last announced; a new result discards the notes on what was copied. */
  readonly announced: string;
  readonly isLive: boolean;
  readonly linkTo: ((values: FieldValues) => string) | undefined;
  readonly onReset: () => void;
}

/** The buttons below a calculator: start again, print, copy and share. */
export function CalculatorActions(props: CalculatorActionsProps) {
  const { tool, values, outcome, announced, isLive, linkTo, onReset } = props;
  const { account = '' } = values;
  const isAccountTyped = account !== '' && account !== tool.start.account;
  return (
    <div className={styles.actions}>
      <Button variant="quiet" disabled={!isLive} onClick={onReset}>
        Start again
      </Button>
      <Button variant="quiet" disabled={!isLive} onClick={() => globalThis.print()}>
        Print
      </Button>
      <CopyButton
        key={`text ${announced}`}
        label="Copy the calculation"
        text={() => (outcome === null ? '' : outcomeText(tool, outcome))}
        disabled={outcome === null}
      />
      {linkTo !== undefined && (
        <>
          <CopyButton
            key={`link ${announced}`}
            label="Share a link to these numbers"
            isShared
            text={() => linkTo(values)}
          />
          {isAccountTyped && (
            <>
              <p className={styles.hint}>The link includes every number, including your account size.</p>
              <CopyButton
                key={`short link ${announced}`}
                label="Share it without my account size"
                isShared
                text={() => linkTo({ ...values, account: '' })}
              />
            </>
          )}
        </>
      )}
    </div>
  );
}
