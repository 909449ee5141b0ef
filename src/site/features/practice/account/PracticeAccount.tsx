import { lazyPart } from '@/runtime/lazyPart';
import { loadChunk } from '@/runtime/loadChunk';
import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import type { PracticeFileContent } from '@/data/practice/practiceFile';
import type { PastAccount } from '@/data/practice/storedAccount';
import { practiceAccounts } from '@/data/practice/practiceStore';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { INITIAL_DEPOSIT } from '@/domain/practice/session';
import { MissingNote } from '@/site/components/MissingNote';
import { accountProblemWords } from '@/site/progress/storageProblemWords';
import { moneyText } from '@/site/charts/practiceFigures';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { PracticeStart } from '@/site/components/PracticeStart';
import { AccountDesk } from './AccountDesk';
import styles from './PracticeAccount.module.css';
import { StartAccount, type AccountChoice } from './StartAccount';

/** The file section is at the end of the page, so its code can load later. */
const PracticeFile = lazyPart(() => loadChunk(() => import('./PracticeFile')), null);

interface PracticeAccountProps {
  readonly lead?: string;
  /** What an account looks like, for newcomers. */
  readonly picture?: ReactNode;
}

/** The practice account stored in this browser, or a form to start one. */
export default function PracticeAccount({ lead, picture }: PracticeAccountProps) {
  // Deferred, because generating prices would delay the response to a click.
  const accounts = useDeferredValue(useWatchedValue(practiceAccounts, null));
  const [isStarting, setIsStarting] = useState(false);
  const [opened, setOpened] = useState<'another' | 'imported' | null>(null);
  const box = useRef<HTMLElement>(null);

  useEffect(() => practiceAccounts.hold(), []);

  const replaceAccount = (replace: () => void, how: 'another' | 'imported' | null) => {
    replace();
    setIsStarting(false);
    setOpened(how);
    box.current?.scrollIntoView();
    box.current?.focus({ preventScroll: true });
  };
  const start = (choice: AccountChoice, ended: PastAccount | null) =>
    replaceAccount(() => practiceAccounts.begin(choice, ended), ended && 'another');
  const importFile = (content: PracticeFileContent, ended: PastAccount | null) =>
    replaceAccount(() => practiceAccounts.replace(content, ended), 'imported');

  const { account = null, past = [], storageProblem = null, begun = 0, isHeld = false } = accounts ?? {};
  const isShown = accounts !== null;
  return (
    <section ref={box} tabIndex={-1} aria-label="Your account" className={styles.practice}>
      <p role="status" className={styles.trouble}>
        {isShown &&
          (storageProblem !== null
            ? accountProblemWords[storageProblem]
            : opened === 'imported' && 'The account has been imported.')}
      </p>
      <VisuallyHidden>
        <span role="status">
          {opened === 'another' ? `A new account has begun with ${moneyText(INITIAL_DEPOSIT)}.` : ''}
        </span>
      </VisuallyHidden>
      {!isShown && <noscript>The practice account needs JavaScript.</noscript>}
      {account === null && (
        // Prerendered, so that nothing moves for newcomers.
        <PracticeStart lead={lead} picture={picture} foot={<MissingNote what="account" />}>
          <StartAccount
            past={past}
            isLoaded={isShown}
            isHeld={isHeld}
            onStart={(choice) => start(choice, null)}
          >
            <PracticeFile
              kept={null}
              past={past}
              isHeld={isHeld}
              onImport={(content) => importFile(content, null)}
            />
          </StartAccount>
        </PracticeStart>
      )}
      {isShown && account !== null && (
        <AccountDesk
          key={`${account.seed} ${account.prices} ${String(begun)}`}
          kept={account}
          past={past}
          isHeld={isHeld}
          isStarting={isStarting}
          onStarting={setIsStarting}
          onStart={start}
          onImport={importFile}
        />
      )}
    </section>
  );
}
