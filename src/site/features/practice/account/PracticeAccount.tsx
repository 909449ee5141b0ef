import { lazyPart } from '@/runtime/lazyPart';
import { loadChunk } from '@/runtime/loadChunk';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { PracticeFileContent } from '@/data/practice/practiceFile';
import type { PastAccount } from '@/data/practice/storedAccount';
import { practiceAccounts } from '@/data/practice/practiceStore';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { MissingNote } from '@/site/components/MissingNote';
import { accountProblemWords } from '@/site/progress/storageProblemWords';
import { AccountDesk } from './AccountDesk';
import styles from './PracticeAccount.module.css';
import { StartAccount, type AccountChoice } from './StartAccount';

/** At the end of the page, so its code can come later. */
const PracticeFile = lazyPart(() => loadChunk(() => import('./PracticeFile')), null);

/** The practice account stored in this browser, or a form to start one. */
export default function PracticeAccount({ lead }: { readonly lead?: string }) {
  // Deferred, because generating prices would delay the response to a click.
  const accounts = useDeferredValue(useWatchedValue(practiceAccounts, null));
  const [isStarting, setIsStarting] = useState(false);
  const [isImported, setIsImported] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => practiceAccounts.hold(), []);

  const replaceAccount = (replace: () => void, isFromFile: boolean) => {
    replace();
    setIsStarting(false);
    setIsImported(isFromFile);
    box.current?.focus();
  };
  const start = (choice: AccountChoice, ended: PastAccount | null) =>
    replaceAccount(() => practiceAccounts.begin(choice, ended), false);
  const importFile = (content: PracticeFileContent, ended: PastAccount | null) =>
    replaceAccount(() => practiceAccounts.replace(content, ended), true);

  const { account = null, past = [], storageProblem = null, begun = 0, isHeld = false } = accounts ?? {};
  const isShown = accounts !== null;
  return (
    <div ref={box} tabIndex={-1} className={styles.practice}>
      <p role="status" className={styles.trouble}>
        {isShown &&
          (storageProblem !== null
            ? accountProblemWords[storageProblem]
            : isImported && 'The account has been imported.')}
      </p>
      {!isShown && <noscript>The practice account needs JavaScript.</noscript>}
      {account === null && (
        <>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {/* Prerendered, so that nothing moves for newcomers. */}
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
          <MissingNote what="account" />
        </>
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
    </div>
  );
}
