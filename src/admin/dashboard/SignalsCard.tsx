import { isDraft } from '@/admin/signals/signalRows';
import { useSignalSource } from '@/admin/signals/useSignalSource';
import { report } from '@/data/report';
import { formatNumber } from '@/domain/groupDigits';
import { boardState } from '@/domain/signals/board';
import type { Signal } from '@/domain/signals/signal';
import { Button } from '@/ui/Button';
import { StatList } from '@/ui/StatList';
import { useLoad } from '@/ui/useLoad';
import { Card } from './Card';

/** The number of signals in each state, including unpublished ones. */
export function SignalsCard({ onOpen }: { readonly onOpen: () => void }) {
  const { load, watch } = useSignalSource();
  const { value } = useLoad(load, watch, report.failure).loaded;
  const figure = (count: number | undefined) => (count === undefined ? '–' : formatNumber(count));
  const counted = (isCounted: (signal: Signal) => boolean) =>
    figure(value?.view.replay.signals.filter(isCounted).length);
  return (
    <Card heading="Signals">
      <StatList
        rows={[
          { term: 'Open', text: counted(({ state }) => state === 'open') },
          { term: 'Waiting', text: counted(({ state }) => state === 'waiting') },
          { term: 'Closed', text: counted(({ state }) => state === 'closed') },
          { term: 'Never traded', text: counted((signal) => boardState(signal) === 'untraded') },
          { term: 'Drafts', text: figure(value?.rows.filter(isDraft).length) },
          { term: 'Updates not published', text: figure(value?.view.waiting.length) },
        ]}
      />
      <Button look="secondary" onClick={onOpen}>
        Manage Signals
      </Button>
    </Card>
  );
}
