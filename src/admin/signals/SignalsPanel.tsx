import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { PanelProps } from '@/admin/resources/ResourcePanel';
import { focusRow } from '@/admin/resources/useFocusRestoration';
import { useManagedList } from '@/admin/resources/useManagedList';
import { signalTitle } from '@/content/signalWords';
import { Loading } from '@/ui/Loading';
import { useStableHandler } from '@/ui/useStableHandler';
import { DraftEditor, type DraftEditorProps } from './DraftEditor';
import { PageFrame } from './PageFrame';
import { SignalList } from './SignalList';
import { SignalPage } from './SignalPage';
import { isDraft, isIssued, type SignalRow } from './signalRows';
import styles from './signals.module.css';
import { useIssue } from './useIssue';
import { useOpenedRow } from './useOpenedRow';
import { useSignalSource } from './useSignalSource';

/** Takes the place of the row's id in the URL of a draft that isn't stored yet. */
const NEW_DRAFT = 'new';

interface OpenedRowProps extends Omit<DraftEditorProps, 'draft'> {
  readonly id: string;
}

/** The page of the draft or signal that is open. */
function OpenedRow({ id, ...editing }: OpenedRowProps) {
  const { list, page } = editing;
  const { shown, reload, view } = list;
  const { row, opened } = page;
  const pageOf = (key: string, title: string, content: ReactNode) => (
    <PageFrame key={key} title={title} listSearch={page.listSearch}>
      {content}
    </PageFrame>
  );

  if (id === NEW_DRAFT) return pageOf(NEW_DRAFT, 'New draft', <DraftEditor {...editing} draft={null} />);
  if (!shown)
    return pageOf(
      '',
      'Signals',
      view.isLoading ? <Loading>Loading signals…</Loading> : <p role="status">{view.notice}</p>,
    );
  if (row && isDraft(row))
    return pageOf(row.id, `Draft “${row.name}”`, <DraftEditor {...editing} draft={row.draft} />);
  if (row)
    return pageOf(
      row.signal.issued.createdAt,
      signalTitle(row.signal),
      <SignalPage
        signal={row.signal}
        waiting={shown.view.waiting.filter(({ signal }) => signal === row.signal.number)}
        aside={shown.view.aside.filter(({ signal }) => signal === row.signal.number)}
        count={shown.view.replay.signals.length}
        onChanged={reload}
        onGone={async (what) => {
          // Closes the page before the list is reloaded; otherwise, it would say that the signal was taken back in
          // another window.
          await page.close();
          list.say(what, await reload());
        }}
      />,
    );
  return pageOf(
    id,
    'Not found',
    <p className={styles.locked} role="alert">
      {opened && isIssued(opened)
        ? `The signal you had open, ${opened.signal.issued.instrument}, was taken back in another tab.`
        : 'There is no such signal or draft in this browser. A draft that was issued has become a signal.'}
    </p>,
  );
}

/** Drafts and signals: their list, the form for drafts, and the updates of issued signals. */
export function SignalsPanel({ address, undo }: PanelProps) {
  const list = useManagedList(useSignalSource(), undo);
  const page = useOpenedRow(list.rows);
  const issuing = useIssue({ list, openPage: page.open });

  /** The focus returns to the row, unless it went elsewhere. */
  const returnFocus = useEffectEvent((id: string) => {
    const { panel, search } = list.view.refs;
    if (document.activeElement === document.body && !focusRow(panel.current, id, 'open'))
      search.current?.focus();
  });
  const openId = page.id;
  useEffect(() => {
    if (openId === null) return;
    return () => returnFocus(openId);
  }, [openId]);

  const handleAction = useStableHandler((action: string, row: SignalRow) => {
    issuing.forgetRefusal();
    if (action === 'issue' && isDraft(row)) void issuing.issue(row.draft);
    else if (action === 'publish' && isDraft(row)) void issuing.issue(row.draft, true);
    else if (action === 'delete') void list.remove([row]);
    else page.open(row.id);
  });

  return openId === null ? (
    <SignalList
      list={list}
      address={address}
      onAction={handleAction}
      onAddDraft={() => page.open(NEW_DRAFT)}
    />
  ) : (
    <OpenedRow id={openId} list={list} page={page} issuing={issuing} />
  );
}
