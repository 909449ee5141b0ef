import type { Journal } from '@/domain/journal/journal';
import { selectedAccount } from './selectedAccount';
import { DeleteJournal } from './DeleteJournal';
import { JournalFile } from './JournalFile';

export interface JournalExportProps {
  readonly journal: Journal;
  readonly chosen: string | null;
  readonly onDeleted: (before: Journal, what: string) => void;
}

export default function JournalManagement({ journal, chosen, onDeleted }: JournalExportProps) {
  const account = selectedAccount(journal, chosen);
  return (
    <>
      <JournalFile journal={journal} />
      {account && <DeleteJournal journal={journal} account={account} onDeleted={onDeleted} />}
    </>
  );
}
