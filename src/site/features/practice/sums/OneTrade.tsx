import { useMemo, useState, type Ref } from 'react';
import { journalLine, tradeQuestion } from '@/content/sums/oneTrade';
import { attemptWords, solvedCountText } from '@/content/sums/sumWords';
import { amountText } from '@/content/tools/formula';
import { drawTrade, TRADE_QUESTIONS } from '@/domain/sums/oneTrade';
import type { Attempt } from '@/domain/sums/round';
import { queryOf } from '@/runtime/searchParamsCodec';
import { useOptimisticParams } from '@/runtime/useOptimisticParams';
import { ResultBand } from '@/site/components/ResultBand';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import { useHydrated } from '@/ui/useHydrated';
import { PracticeStart } from '@/site/components/PracticeStart';
import { AttemptList } from './AttemptList';
import { INCOMPLETE_LINK_MESSAGE, hasRoundParams, newTrade, tradeQuery } from './sumQuery';
import { SumExample } from './SumExample';
import { SumSeries, type PosedSum } from './SumSeries';
import styles from './Sums.module.css';

/** Such as `Position size: 0.25 lots. Solved first time.` */
function answerWords(attempt: Attempt, sum: PosedSum | undefined): string {
  const last = sum?.[0].steps.at(-1);
  if (!sum || !last) return attemptWords(attempt);
  return `${sum[1].label}: ${amountText(last.roundedDown?.result ?? last.result)}. ${attemptWords(attempt)}.`;
}

interface TradeSumsProps {
  readonly seed: string;
  readonly isFocused: boolean;
  readonly onStart: () => void;
}

function TradeSums({ seed, isFocused, onStart }: TradeSumsProps) {
  const trade = useMemo(() => drawTrade(seed), [seed]);
  const sums = TRADE_QUESTIONS.map((name): PosedSum => [trade.sums[name], tradeQuestion(trade, name)]);
  const result = (attempts: readonly Attempt[], heading: Ref<HTMLHeadingElement>) => (
    <div className={styles.result}>
      <ResultBand
        level={3}
        headingRef={heading}
        figure={solvedCountText(attempts)}
        label="solved"
        sentence={journalLine(trade)}
        actions={<Button onClick={onStart}>New numbers</Button>}
      >
        <AttemptList attempts={attempts} wordsOf={(attempt, index) => answerWords(attempt, sums[index])} />
      </ResultBand>
      <div>
        <CopyButton label="Copy the link to this trade" text={() => globalThis.location.href} />
      </div>
    </div>
  );
  return (
    <div className={styles.round}>
      <SumSeries heading="Your trade" sums={sums} place="Sum" isFocused={isFocused} result={result} />
    </div>
  );
}

/** The sums of the trade in the URL, or a link to a new one. */
export default function OneTrade({ lead }: { readonly lead?: string }) {
  const [params, setParams] = useOptimisticParams();
  const [hasChosen, setHasChosen] = useState(false);
  const isLive = useHydrated();
  // The prerendered page has no query, and the first render has to match it.
  const query = isLive ? params : new URLSearchParams();
  const { round } = tradeQuery.read(query);
  const start = () => {
    setHasChosen(true);
    setParams(queryOf(tradeQuery, newTrade(), params), {});
  };
  return (
    <div className={styles.trainer}>
      {round === '' ? (
        <PracticeStart lead={lead} picture={<SumExample />}>
          <div className={styles.start}>
            {hasRoundParams(query) && <p className={styles.trouble}>{INCOMPLETE_LINK_MESSAGE}</p>}
            <Button disabled={!isLive} onClick={start}>
              Start a trade
            </Button>
          </div>
        </PracticeStart>
      ) : (
        <TradeSums key={round} seed={round} isFocused={hasChosen} onStart={start} />
      )}
    </div>
  );
}
