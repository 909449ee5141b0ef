import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { PracticeFileContent } from '@/data/practice/practiceFile';
import type { PastAccount } from '@/data/practice/storedAccount';
import { practiceAccounts, type PracticeStorageProblem } from '@/data/practice/practiceStore';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { AccountDesk } from './AccountDesk';
import styles from './PracticeAccount.module.css';
import { PracticeFile } from './PracticeFile';
import { StartAccount, type AccountChoice } from './StartAccount';

const storageProblemWords: Readonly<Record<PracticeStorageProblem, string>> = {
  unkept:
    'This browser does not let this site store data, so your practice account will be lost when you close this tab.',
  full: "This browser's storage for this site is full, so what you do now will be lost when you close this tab.",
  refused:
    'This browser refuses to store your practice account, so what you do now will be lost when you close this tab.',
  damaged:
    'The practice account stored in this browser could not be read. It will be set aside as upm_practice.corrupt when you start another account.',
  edition:
    'Another version of this site has saved your practice account, so this one cannot change it. Reload the page to get the latest version. If you start another account here, the old one is set aside.',
};

/** The practice account stored in this browser, or a form to start one. */
export default function PracticeAccount() {
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
            ? storageProblemWords[storageProblem]
            : isImported && 'The account has been imported.')}
      </p>
      {!isShown && (
        <p className={styles.waiting} data-waiting>
          The practice account needs JavaScript. It is loading.
        </p>
      )}
      {isShown && account === null && (
        <>
          <StartAccount past={past} isHeld={isHeld} onStart={(choice) => start(choice, null)} />
          <PracticeFile
            kept={null}
            past={past}
            isHeld={isHeld}
            onImport={(content) => importFile(content, null)}
          />
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
