import type { Journal } from '@/domain/journal/journal';
import { selectedAccount } from './selectedAccount';
import { DeleteJournal } from './DeleteJournal';
import { JournalFile } from './JournalFile';

export interface JournalManagementProps {
  readonly journal: Journal;
  readonly chosen: string | null;
  readonly onDeleted: (before: Journal, what: string) => void;
}

export default function JournalManagement({ journal, chosen, onDeleted }: JournalManagementProps) {
  const account = selectedAccount(journal, chosen);
  return (
    <>
      <JournalFile journal={journal} />
      {account && <DeleteJournal journal={journal} account={account} onDeleted={onDeleted} />}
    </>
  );
}
