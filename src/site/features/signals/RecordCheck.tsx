import { useId, useState } from 'react';
import type { RecordAnchor } from '@/content/site';
import { placeOfFingerprint, standsAt } from '@/data/signals/chain';
import type { RecordCheckResult } from '@/data/signals/checkRecord';
import type { JsonObject } from '@/data/storage/json';
import { chainWords } from '@/domain/signals/checkWords';
import { lackWords } from '@/domain/signals/lackWords';
import { Button } from '@/ui/Button';
import { useHydrated } from '@/ui/useHydrated';
import { RecordAnchors } from './RecordAnchors';
import styles from './RecordCheck.module.css';

/** Run beside a downloaded catalogue.json, it checks the chain without this site. */
export const PYTHON_CHECK = `python3 -c "
import json,hashlib,sys
p='0'*64
for n,e in enumerate(json.load(open('catalogue.json'))['signals'],1):
    b={k:v for k,v in e.items() if k!='hash'}
    h=hashlib.sha256(json.dumps(b,ensure_ascii=False,sort_keys=True,separators=(',',':')).encode()).hexdigest()
    if e['id']!=str(n) or e['previous']!=p or e['hash']!=h: sys.exit('entry %d does not fit'%n)
    p=h
print(n,'entries, unbroken, fingerprint',p)"`;

interface RecordCheckProps {
  /** Checks the published record; given how to tell its progress. */
  readonly check: (onProgress: (checked: number) => void) => Promise<RecordCheckResult>;
  /** The fingerprints kept outside this site. */
  readonly anchors: readonly RecordAnchor[];
  /** The address of this page over https, for people who came without. */
  readonly secureAddress: string;
}

type CheckedRecord = Extract<RecordCheckResult, { readonly kind: 'checked' }>;

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking'; readonly checked: number }
  | { readonly kind: 'done'; readonly result: RecordCheckResult };

function wordsOf(state: State, { anchors, secureAddress }: RecordCheckProps): string {
  if (state.kind === 'idle') return '';
  if (state.kind === 'checking')
    return state.checked === 0 ? 'Checking…' : `Checking: ${String(state.checked)} entries so far…`;
  const { result } = state;
  if (result.kind === 'insecure')
    return `This page came without encryption (http), and browsers compute check sums only over https. Open it as ${secureAddress}, or use the command below.`;
  if (result.kind === 'unreachable')
    return 'The record could not be fetched, which says nothing about it. Try again later.';
  const chain = chainWords(result.chain, result.since);
  const published = result.lacks === null ? chain : `${lackWords(result.lacks)} In itself: ${chain}`;
  const copy = result.copy?.broken ? ` In this browser's own copy: ${chainWords(result.copy, '')}` : '';
  const outside = anchors.every((anchor) => standsAt(result.entries, anchor))
    ? ''
    : ' It lacks a fingerprint that stands outside this site: see the list below.';
  return published + copy + outside;
}

/** The result of a check that came to one. */
const checkedIn = (state: State): CheckedRecord | null =>
  state.kind === 'done' && state.result.kind === 'checked' ? state.result : null;

const isBad = ({ chain, lacks, copy, entries }: CheckedRecord, anchors: readonly RecordAnchor[]): boolean =>
  chain.broken !== null ||
  lacks !== null ||
  (copy?.broken ?? null) !== null ||
  !anchors.every((anchor) => standsAt(entries, anchor));

function comparison(entries: readonly JsonObject[], typed: string): string {
  const place = placeOfFingerprint(entries, typed);
  if (place === undefined) return 'Enter at least its first twelve digits: 0 to 9 and a to f.';
  return place === null
    ? 'It is not in this record. Please tell us where you noted it.'
    : `It is entry ${String(place)} of this record: everything up to it is as it was then.`;
}

function Comparison({ entries }: { readonly entries: readonly JsonObject[] }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState('');
  return (
    <form
      className={styles.comparison}
      onSubmit={(event) => {
        event.preventDefault();
        setAnswer(comparison(entries, typed));
      }}
    >
      <label htmlFor={id}>Compare with a fingerprint you noted</label>
      <div>
        <input
          id={id}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
        />
        <Button type="submit" look="secondary">
          Compare
        </Button>
      </div>
      <p role="status">{answer}</p>
    </form>
  );
}

/** Recomputes the record in the visitor's browser, and says what that shows and what it does not. */
export function RecordCheck(props: RecordCheckProps) {
  const { check, anchors } = props;
  const isLive = useHydrated();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isBusy = state.kind === 'checking';
  const checked = checkedIn(state);
  const start = async () => {
    if (isBusy) return;
    setState({ kind: 'checking', checked: 0 });
    const result = await check((checked) => {
      setState({ kind: 'checking', checked });
    });
    setState({ kind: 'done', result });
  };
  return (
    <div className={styles.check}>
      <Button
        look="secondary"
        disabled={!isLive}
        aria-disabled={isBusy}
        onClick={() => {
          void start();
        }}
      >
        Check the record
      </Button>
      <p className={checked && isBad(checked, anchors) ? styles.alarm : styles.status} role="status">
        {wordsOf(state, props)}
      </p>
      <RecordAnchors anchors={anchors} checked={checked?.entries ?? null} />
      {checked && <Comparison entries={checked.entries} />}
      <div className={styles.meaning}>
        <p>
          <strong>What it shows.</strong> The entries stand in the order and with the words they were made
          with, back from the fingerprint.
        </p>
        <p>
          <strong>What it does not show.</strong> That a price was reached or a trade was made; that every
          idea we had was published; when something was published, unless its fingerprint stands somewhere we
          cannot change; that we did not make a whole new record before anyone noted the old one.
        </p>
      </div>
      <p>
        Without this site, with Python: download the record as catalogue.json, and run this beside it. It
        prints the same fingerprint, in full.
      </p>
      <pre className={styles.command}>
        <code>{PYTHON_CHECK}</code>
      </pre>
    </div>
  );
}
