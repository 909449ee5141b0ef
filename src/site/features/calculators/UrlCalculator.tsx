import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { accountPreference } from '@/data/storage/savedAccount';
import { useHydrated } from '@/ui/useHydrated';
import { Calculator } from './Calculator';
import { SaveAccount } from './SaveAccount';
import { SignalOrigin } from './SignalOrigin';
import { toolQuery, valuesFrom, withoutSignal, type Tool, type FieldValues } from './tool';

function addressWith(query: string): string {
  const address = new URL(globalThis.location.href);
  address.search = query;
  return address.href;
}

/** Replaces the history entry without the router, because only the URL changes. */
const showAddress = (address: string) =>
  globalThis.history.replaceState(globalThis.history.state, '', address);

function toFieldValues(kept: string | null): FieldValues {
  const [account, currency] = kept?.split(' ') ?? [];
  return account === undefined || currency === undefined ? {} : { account, currency };
}

/** A calculator on its own page, with its values in the URL so that a link reproduces them. */
export function UrlCalculator({ tool }: { readonly tool: Tool }) {
  // The prerendered page knows neither query nor storage, and the first render has to match it.
  const isLive = useHydrated();
  const { search } = useLocation();
  const query = isLive ? search : '';
  // Later changes in storage don't affect the fields.
  const kept = useMemo(() => (isLive ? accountPreference.read() : null), [isLive]);
  return <QueriedCalculator key={`${query} ${kept ?? ''}`} tool={tool} query={query} kept={kept} />;
}

/** The fields that a link on a signal's page fills in. */
const SIGNAL_KEYS = ['instrument', 'entry', 'stop', 'targets'];

const isSameTrade = (values: FieldValues, other: FieldValues): boolean =>
  SIGNAL_KEYS.every((key) => values[key] === other[key]);

interface QueriedCalculatorProps {
  readonly tool: Tool;
  readonly query: string;
  readonly kept: string | null;
}

function QueriedCalculator({ tool, query, kept }: QueriedCalculatorProps) {
  const [others, setOthers] = useState(() => new URLSearchParams(query));
  const [first] = useState(() => valuesFrom(tool, others, toFieldValues(kept)));
  const [begun, setBegun] = useState(first);
  const addressOf = (values: FieldValues, before: URLSearchParams) =>
    addressWith(toolQuery(tool, values, before));
  const { missing } = begun;
  const signal = begun.values.entry === '' ? null : begun.signal;
  const begin = () => {
    const bare = new URLSearchParams();
    setOthers(bare);
    showAddress(addressWith(''));
    const next = valuesFrom(tool, bare, toFieldValues(accountPreference.read()));
    setBegun(next);
    return next.values;
  };
  return (
    <Calculator
      tool={tool}
      initial={first.values}
      missing={missing}
      onReset={begin}
      linkTo={(values) => addressOf(values, new URLSearchParams())}
      onValues={(values) => {
        // The URL has no query until something is entered.
        if (values === begun.values) return;
        const isOwn = begun.signal !== null && !isSameTrade(values, begun.values);
        const present = isOwn ? withoutSignal(others) : others;
        if (isOwn) {
          setOthers(present);
          setBegun({ ...begun, signal: null });
        }
        showAddress(addressOf(values, present));
      }}
      above={(reset) => signal !== null && <SignalOrigin signal={signal} onClear={reset} />}
      keeping={(size, currency, disabled, fill) => (
        <SaveAccount
          size={size}
          currency={currency}
          disabled={disabled}
          onUse={(account) => fill(toFieldValues(account))}
        />
      )}
    />
  );
}
