import type { Journal } from '@/domain/journal/journal';
import { shownAccount } from './shownAccount';
import { DeleteJournal } from './DeleteJournal';
import { JournalFile } from './JournalFile';

export interface JournalKeepingProps {
  readonly journal: Journal;
  readonly chosen: string | null;
  readonly onDeleted: (before: Journal, what: string) => void;
}

export default function JournalExport({ journal, chosen, onDeleted }: JournalKeepingProps) {
  const account = shownAccount(journal, chosen);
  return (
    <>
      <JournalFile journal={journal} />
      {account && <DeleteJournal journal={journal} account={account} onDeleted={onDeleted} />}
    </>
  );
}
