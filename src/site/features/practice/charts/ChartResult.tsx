import type { ReactNode, Ref } from 'react';
import { chartPath, nextChart, practiceCharts } from '@/content/practiceCharts';
import type { Progress } from '@/domain/learning/progress';
import { Link } from '@/site/components/Link';
import { ResultBand } from '@/site/components/ResultBand';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { ownResultLabels, signedR, toneOf } from './chartWords';
import { comparisonRows, type Comparison } from './comparison';
import { ResultBars } from './ResultBars';

interface ChartResultProps {
  readonly number: number;
  readonly comparison: Comparison;
  readonly decisions: Progress['replays'];
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** What follows the result, instead of the next chart. */
  readonly next: ReactNode;
  readonly onAgain: () => void;
}

/** How the learner's decision turned out, compared with buying, selling and staying out. */
export function ChartResult(props: ChartResultProps) {
  const { number, comparison, decisions, headingRef, onAgain } = props;
  const { own, buyer, seller } = comparison;
  const nextNumber = nextChart(decisions, number);
  return (
    <ResultBand
      level={2}
      headingRef={headingRef}
      figure={own ? signedR(own.outcome) : '0.00R'}
      tone={own ? toneOf(own.outcome) : undefined}
      label={own ? ownResultLabels[own.outcome.end] : 'You stayed out'}
      sentence={`A buyer made ${signedR(buyer.outcome)}, a seller ${signedR(seller.outcome)}.`}
      actions={
        props.next ?? (
          <>
            <Link className={buttonClass()} to={{ pathname: chartPath(nextNumber) }}>
              {`Next: chart ${String(nextNumber)} of ${String(practiceCharts.length)}`}
            </Link>
            <Button variant="secondary" onClick={onAgain}>
              Try again
            </Button>
          </>
        )
      }
    >
      <ResultBars
        rows={comparisonRows(comparison).map(({ who, result }) => ({
          who,
          outcome: result && result.outcome,
        }))}
      />
    </ResultBand>
  );
}
