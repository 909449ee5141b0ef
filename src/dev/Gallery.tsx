import { useId, useRef, useState, type ReactNode } from 'react';
import { BarList } from '@/ui/BarList';
import { BrandMark } from '@/ui/BrandMark';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { CheckboxGroup } from '@/ui/CheckboxGroup';
import { CopyButton } from '@/ui/CopyButton';
import { DebouncedField } from '@/ui/DebouncedField';
import { DownloadButton } from '@/ui/DownloadButton';
import { EmptyState } from '@/ui/EmptyState';
import { ExpandableText } from '@/ui/ExpandableText';
import { FieldGrid } from '@/ui/FieldGrid';
import { FileField } from '@/ui/FileField';
import { FileOrText } from '@/ui/FileOrText';
import { FormSection } from '@/ui/FormSection';
import { ListField } from '@/ui/ListField';
import { LoadedList } from '@/ui/LoadedList';
import { Loading } from '@/ui/Loading';
import { LocalTime } from '@/ui/LocalTime';
import { Logo } from '@/ui/Logo';
import { MenuToggle } from '@/ui/MenuToggle';
import { Modal } from '@/ui/Modal';
import { NameCell } from '@/ui/NameCell';
import { FailedPart } from '@/ui/PartBoundary';
import { PlayButton } from '@/ui/PlayButton';
import { RowsField } from '@/ui/RowsField';
import { Scroller } from '@/ui/Scroller';
import { SelectField } from '@/ui/SelectField';
import { SkipLink } from '@/ui/SkipLink';
import { Slider } from '@/ui/Slider';
import { StarRating } from '@/ui/StarRating';
import { StatList } from '@/ui/StatList';
import { StatusBadge } from '@/ui/StatusBadge';
import { Table } from '@/ui/Table';
import { TextField } from '@/ui/TextField';
import { TypedText } from '@/ui/TypedText';
import styles from './Gallery.module.css';

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;
const notWatched = () => nothing;
const LOADING_LIST = { listActive: never, publishedActive: () => [], watch: notWatched };
const EMPTY_LIST = { ...LOADING_LIST, listActive: () => Promise.resolve([]) };
const FILE = () => ({ name: 'example.csv', type: 'text/csv', text: 'Name\nHarbour\n' });
const LONG_TEXT = 'A description of a broker that is long enough to be cut off after its first words.';

interface ExampleProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Example({ name, children }: ExampleProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.example}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  );
}

function Buttons() {
  const [at, setAt] = useState(20);
  return (
    <>
      <Example name="Button">
        <Button onClick={nothing}>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
        <Button disabled>Disabled</Button>
      </Example>
      <Example name="CopyButton">
        <CopyButton label="Copy the link" text={() => 'https://upmark.example'} />
        <CopyButton label="Copy, disabled" text={() => ''} disabled />
      </Example>
      <Example name="DownloadButton">
        <DownloadButton label="Download as CSV" file={FILE} />
        <DownloadButton label="Download, disabled" file={FILE} disabled />
      </Example>
      <Example name="PlayButton">
        <PlayButton {...{ first: 1, last: 20, at, onChange: setAt }} />
      </Example>
      <Example name="MenuToggle">
        <MenuToggle className={undefined} />
      </Example>
      <Example name="SkipLink">
        <SkipLink to="root">Skip to content (visible on focus)</SkipLink>
      </Example>
    </>
  );
}

function TextFields() {
  const [text, setText] = useState('Harbour Markets');
  const [entries, setEntries] = useState(['Low spreads', 'Fast support']);
  const [rows, setRows] = useState<readonly { readonly name: string }[]>([{ name: 'FCA' }, { name: '' }]);
  const field = { value: text, onChange: setText };
  return (
    <>
      <Example name="TextField">
        <FieldGrid>
          <TextField {...field} label="With a hint" hint="As on the licence." />
          <TextField {...field} label="Required" value="" required showsErrors />
          <TextField {...field} label="With a mistake" mistake="Already in the list." showsErrors />
          <TextField {...field} label="With a warning" warning="Saved as HARBOUR." />
          <TextField {...field} label="Several lines" rows={3} />
        </FieldGrid>
      </Example>
      <Example name="DebouncedField">
        <DebouncedField
          {...{ label: 'Search', type: 'search', value: '', onDebounced: nothing }}
          accepted={(typed) => (typed.length < 9 ? typed : null)}
          refusal="At most eight letters."
        />
      </Example>
      <Example name="ListField">
        <ListField label="Features" noun="feature" value={entries} onChange={setEntries} />
      </Example>
      <Example name="RowsField">
        <RowsField noun="licence" value={rows} onChange={setRows} blank={{ name: '' }} columns={['name']}>
          {(row, change) => (
            <TextField label="Regulator" value={row.name} onChange={(name) => change({ name })} />
          )}
        </RowsField>
      </Example>
    </>
  );
}

function Choices() {
  const [isOn, setIsOn] = useState(true);
  const [kind, setKind] = useState<'forex' | 'crypto'>('forex');
  const [years, setYears] = useState(5);
  const check = { value: isOn, onChange: setIsOn };
  const kinds = [
    { value: 'forex', label: 'Forex' },
    { value: 'crypto', label: 'Crypto' },
  ] as const;
  return (
    <>
      <Example name="CheckboxField">
        <CheckboxField {...check} label="Active" />
      </Example>
      <Example name="CheckboxGroup">
        <CheckboxGroup label="Kinds of account">
          <CheckboxField {...check} label="Standard" />
          <CheckboxField {...check} label="Raw spread" />
        </CheckboxGroup>
      </Example>
      <Example name="SelectField">
        <SelectField label="Market" value={kind} onChange={setKind} options={kinds} />
        <SelectField label="Disabled" value={kind} onChange={setKind} options={kinds} disabled />
      </Example>
      <Example name="Slider">
        <Slider
          label="Years"
          {...{ min: 1, max: 10, value: years, onChange: setYears }}
          text={`${String(years)} years`}
        />
      </Example>
      <Example name="FileField">
        <FileField label="A backup" onChoose={nothing} />
        <FileField label="With a problem" onChoose={nothing} problem="This is not a backup." />
      </Example>
      <Example name="FileOrText">
        <FileOrText label="Your progress" onChoose={nothing} />
      </Example>
    </>
  );
}

function Parts() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Example name="Modal">
        <Button ref={button} onClick={() => setIsOpen(true)}>
          Open a dialog
        </Button>
        {isOpen && (
          <Modal title="Edit Harbour Markets" fallbackFocus={button} onClose={() => setIsOpen(false)}>
            <p>Escape and the X close it.</p>
          </Modal>
        )}
      </Example>
      <Example name="FormSection">
        <FormSection title="Costs" summary="Spread 0.6, no commission">
          <p>Its fields</p>
        </FormSection>
      </Example>
      <Example name="ExpandableText">
        <ExpandableText text={LONG_TEXT} preview="A description of a broker…">
          {' '}
        </ExpandableText>
      </Example>
      <Example name="EmptyState">
        <EmptyState heading="No brokers">
          <p>No broker matches these filters.</p>
        </EmptyState>
      </Example>
      <Example name="Loading">
        <Loading>Loading brokers...</Loading>
      </Example>
      <Example name="LoadedList">
        <LoadedList {...{ what: 'brokers', onFailure: nothing, empty: null }} source={LOADING_LIST}>
          {() => null}
        </LoadedList>
        <LoadedList
          {...{ what: 'brokers', onFailure: nothing }}
          source={EMPTY_LIST}
          empty={<p>No brokers.</p>}
        >
          {() => null}
        </LoadedList>
      </Example>
      <Example name="PartBoundary">
        <FailedPart onRetry={nothing} />
      </Example>
    </>
  );
}

function Figures() {
  return (
    <>
      <Example name="BarList">
        <BarList
          of={10}
          bars={[
            { label: 'Forex', count: 7 },
            { label: 'Crypto', count: 2, note: 'new' },
          ]}
        />
      </Example>
      <Example name="StatList">
        <StatList
          rows={[
            { term: 'Trades', text: '41' },
            { term: 'Sum', text: '+3.20 R', tone: 'gain' },
            { term: 'Largest loss', text: '−1.05 R', tone: 'loss' },
          ]}
        />
      </Example>
      <Example name="Table">
        <Scroller label="Spreads">
          <Table
            columns={['Instrument', 'Spread']}
            rows={[
              ['EUR/USD', '0.6'],
              ['Gold', '0.25'],
            ]}
            current={1}
          />
        </Scroller>
      </Example>
      <Example name="StarRating">
        <StarRating value={4.5} />
        <StarRating value={0} />
      </Example>
      <Example name="StatusBadge">
        <StatusBadge isActive />
        <StatusBadge isActive={false} />
      </Example>
      <Example name="Logo">
        <Logo name="Harbour Markets" src={null} />
        <BrandMark />
      </Example>
      <Example name="NameCell">
        <NameCell name="Harbour Markets" detail="Sample" />
      </Example>
      <Example name="LocalTime">
        <LocalTime iso="2026-11-28T17:05:00Z" />
      </Example>
      <Example name="TypedText">
        <TypedText text="نصّ كتبه أحد القرّاء" />
      </Example>
    </>
  );
}

/** Every component of src/ui in its states, in both themes. Only `npm run dev` serves it. */
export function Gallery() {
  return (
    <main className={styles.themes}>
      {(['board', 'paper'] as const).map((ground) => (
        <div key={ground} data-ground={ground} className={styles.theme}>
          <h1>{ground === 'board' ? 'Dark' : 'Light'}</h1>
          <Buttons />
          <TextFields />
          <Choices />
          <Parts />
          <Figures />
        </div>
      ))}
    </main>
  );
}
