import { useEffect, useState } from 'react';
import { measureInWorker } from '@/data/journal/measureInWorker';
import { combineResults } from '@/domain/journal/figures';
import type { ConfiguredAccount } from '@/domain/journal/journal';
import { hasTooFewTrades } from '@/domain/signals/figures';
import { formatR } from '@/domain/signals/results';
import { countOf } from '@/domain/text/groupDigits';
import { RunningTotal } from '@/site/charts/RunningTotal';
import { DescriptionList } from '@/site/components/DescriptionList';
import { CheckboxField } from '@/ui/CheckboxField';
import styles from './CombinedR.module.css';
import { accountName } from './journalWords';

/** People trade differently with virtual money, so demo and paper accounts are combined only if they are ticked. */
const isVirtual = ({ kind }: ConfiguredAccount): boolean => kind === 'demo' || kind === 'paper';

const roundR = (hundredths: number): string => formatR(Math.round(hundredths));

type Joined = ReturnType<typeof combineResults>;

function rowsOf({ figures, trades }: Joined) {
  const { totals, longestLosingRun, expectancy, expectancyInterval } = figures;
  return [
    {
      term: `Total R, known for ${String(figures.trades)} of ${String(trades)} trades`,
      text: formatR(totals.total),
    },
    { term: 'Largest drawdown in R', text: formatR(totals.drawdown) },
    { term: 'Longest losing run', text: `${String(longestLosingRun)} in a row` },
    ...(hasTooFewTrades(figures.trades) || expectancy === null || expectancyInterval === null
      ? []
      : [
          {
            term: `Average; rough 95% interval ${roundR(expectancyInterval.low)} to ${roundR(expectancyInterval.high)}`,
            text: formatR(expectancy),
          },
        ]),
  ];
}

/** Results in R across several accounts. Money in different accounts is never added up. */
export function CombinedR({ accounts }: { readonly accounts: readonly ConfiguredAccount[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(accounts.filter((account) => !isVirtual(account)).map(({ key }) => key)),
  );
  const [joined, setJoined] = useState<Joined | null>(null);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const chosen = accounts.filter(({ key }) => taken.has(key));
    Promise.all(
      chosen.map(async (account) => ({
        account,
        measures: await measureInWorker(account, controller.signal),
      })),
    ).then((parts) => {
      if (!controller.signal.aborted)
        setJoined(
          combineResults(
            parts.flatMap(({ account: { trades }, measures }) =>
              measures ? [{ trades, results: measures.results }] : [],
            ),
          ),
        );
    }, setError);
    return () => controller.abort();
  }, [accounts, isOpen, taken]);
  if (error !== null) throw error;

  return (
    <details className={styles.joined} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Combine accounts, in R only</summary>
      <div className={styles.content}>
        <fieldset className={styles.parts}>
          <legend>Accounts to combine</legend>
          {accounts.map((account) => (
            <CheckboxField
              key={account.key}
              label={`${accountName(account)}: ${countOf(account.trades.length, 'trade')}`}
              value={taken.has(account.key)}
              onChange={(isTaken) => {
                const next = new Set(taken);
                if (isTaken) next.add(account.key);
                else next.delete(account.key);
                setTaken(next);
              }}
            />
          ))}
        </fieldset>
        {joined && joined.inR.length > 0 && (
          <>
            <DescriptionList className={styles.figures} rows={rowsOf(joined)} />
            <RunningTotal
              title={`Result in R after costs, of ${countOf(joined.inR.length, 'trade')}`}
              what={`Running total of R over ${countOf(joined.inR.length, 'trade')}`}
              totals={joined.figures.totals}
              results={joined.inR}
              format={formatR}
            />
          </>
        )}
        {joined && (
          <p className={styles.note}>
            {joined.inR.length === 0
              ? "R isn't known for any trade in these accounts. Enter a usual risk for each account, or the risk of individual trades."
              : "In closing order, by each file's clock. Money isn't added up, because accounts differ in currency and size."}
          </p>
        )}
      </div>
    </details>
  );
}
