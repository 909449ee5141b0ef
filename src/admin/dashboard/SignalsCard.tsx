import { useSignals } from '@/admin/signals/useSignals';
import { boardState } from '@/domain/signals/board';
import type { Signal } from '@/domain/signals/signal';
import { Button } from '@/ui/Button';
import { inDigits } from '@/admin/inDigits';
import { StatList } from '@/ui/StatList';
import { Card } from './Card';

/** How many signals are in which state, with what only this browser has of them. */
export function SignalsCard({ onOpen }: { readonly onOpen: () => void }) {
  const { value } = useSignals().loaded;
  const figure = (count: number | undefined) => (count === undefined ? '–' : inDigits(count));
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
          { term: 'Drafts', text: figure(value?.drafts.length) },
          { term: 'Updates not published', text: figure(value?.view.waiting.length) },
        ]}
      />
      <Button look="secondary" onClick={onOpen}>
        Manage Signals
      </Button>
    </Card>
  );
}
